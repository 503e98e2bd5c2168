import { readStored, writeStored } from "../../lib/stored-value.ts";

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const SPEED_KEY = "metatron.speech.speed";
const VOICE_KEY = "metatron.speech.voice";

export const keptSpeed = (): number => speeds.find((known) => known === Number(readStored(SPEED_KEY))) ?? 1;
export const keepSpeed = (speed: number) => writeStored(SPEED_KEY, String(speed));
export const keptVoice = (): string | null => readStored(VOICE_KEY);
export const keepVoice = (voice: string | null) => writeStored(VOICE_KEY, voice);
