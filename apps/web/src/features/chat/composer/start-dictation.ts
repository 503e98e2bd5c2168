/** `hearing` while someone speaks. */
export type DictationState = "off" | "listening" | "hearing";

export interface Dictation {
  stop: () => void;
}

interface Options {
  language: string;
  onSaid: (text: string) => void;
  onState: (state: DictationState) => void;
  onFailed: (why: "notAllowed" | "failed") => void;
}

/** The part of the Web Speech API that browsers implement; TypeScript's DOM library does not include it. */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
}

type RecognizerClass = new () => Recognizer;

/** Undefined where the browser has no speech recognition. */
export function recognizerClass(scope: object = globalThis): RecognizerClass | undefined {
  const found: unknown =
    Reflect.get(scope, "SpeechRecognition") ?? Reflect.get(scope, "webkitSpeechRecognition");
  // Both names stand for the same class of the standard.
  return typeof found === "function" ? (found as RecognizerClass) : undefined;
}

export function startDictation(
  { language, onSaid, onState, onFailed }: Options,
  Recognizer: RecognizerClass | undefined = recognizerClass(),
): Dictation | null {
  if (!Recognizer) return null;
  const recognizer = new Recognizer();
  Object.assign(recognizer, { lang: language, continuous: true, interimResults: true });
  recognizer.onstart = () => onState("listening");
  recognizer.onspeechstart = () => onState("hearing");
  recognizer.onspeechend = () => onState("listening");
  recognizer.onend = () => onState("off");
  recognizer.onerror = ({ error }) => {
    // Silence, or the person ended it: not an error.
    if (error === "no-speech" || error === "aborted") return;
    onFailed(error === "not-allowed" || error === "service-not-allowed" ? "notAllowed" : "failed");
  };
  recognizer.onresult = ({ results }) => {
    const pieces = Array.from(results, (alternatives) => alternatives[0]?.transcript.trim() ?? "");
    onSaid(pieces.filter(Boolean).join(" "));
  };
  recognizer.start();
  return { stop: () => recognizer.stop() };
}

/** Appends dictated text to typed text, with a space where one is missing. */
export function joinDictated(before: string, said: string): string {
  const words = said.trim();
  if (words === "") return before;
  if (before === "" || /\s$/.test(before)) return before + words;
  return `${before} ${words}`;
}
