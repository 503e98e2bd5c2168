export { audioTypeOf, openWav, readWav } from "./audio-formats.ts";
export { findSpeechProgram, type SpeechProgram } from "./speech-program.ts";
