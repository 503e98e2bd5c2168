import type { Language } from "@metatron/contract/enums";
import { cutSpeech } from "@metatron/text/speech/cut-speech";
import { speakableText } from "@metatron/text/speech/speakable-text";

/** What is said of an answer, one piece after the other. */
export const speechPieces = (markdown: string, language: Language): string[] =>
  cutSpeech(speakableText(markdown, language), language);
