import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const speech: Words<typeof es.speech> = {
  bar: "Player",
  preparing: "Preparing the voice…",
  playing: "Reading the answer",
  paused: "Paused",
  play: "Continue",
  pause: "Pause",
  stop: "Stop",
  speed: "Speed",
  voice: "Voice",
  systemVoice: "The browser's voice",
  failed: "It could not be read aloud: {{reason}}",
  noVoice: "This browser has no voices, and neither does the server.",
  left_one: "{{n}} character left today",
  left_many: "{{n}} characters left today",
  left_other: "{{n}} characters left today",
  record: "Dictate",
  stopRecording: "End the dictation",
  recording: "Recording… {{seconds}} s",
  level: "Microphone level",
  writing: "Writing what you said…",
  notAllowed: "The browser does not allow the microphone. Allow it in the address bar.",
  notHeard: "The recording was not understood: {{reason}}",
};
