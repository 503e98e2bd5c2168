export { audioTypeOf } from "./audio-type.ts";
export { findSpeechProgram, type SpeechProgram } from "./speech-program.ts";
export { openWav, readWav } from "./wav.ts";
