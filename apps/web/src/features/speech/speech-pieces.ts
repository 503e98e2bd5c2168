import { cutSpeech } from "@metatron/contract/cut-speech";
import type { Language } from "@metatron/contract/enums";
import { speakableText } from "@metatron/contract/speakable-text";

/** What is said of an answer, one piece after the other. */
export const speechPieces = (markdown: string, language: Language): string[] =>
  cutSpeech(speakableText(markdown, language), language);
