import type { Language } from "@metatron/contract/enums";
import { cutSpeech } from "@metatron/text/speech/cut-speech";
import { speakableText } from "@metatron/text/speech/speakable-text";

/** The text of an answer for reading aloud, in pieces. */
export const speechPieces = (markdown: string, language: Language): string[] =>
  cutSpeech(speakableText(markdown, language), language);
