import { z } from "zod";
import { languages } from "../enums.ts";
import { filledText, line } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { quotaLeft } from "../quotas/quotas.ts";

const MAX_SPEECH_CHARS = 20_000;

export const speechRequest = z
  .strictObject({
    text: filledText(MAX_SPEECH_CHARS),
    language: z.enum(languages).optional(),
    voice: line(MAX_NAME_CHARS).optional(),
    speed: z.number().min(0.5).max(2).optional(),
  })
  .meta({ id: "SpeechRequest" });
export type SpeechRequest = z.infer<typeof speechRequest>;

/** `none`: the server has no voice; the browser has its own. */
export const voices = z
  .object({
    provider: z.enum(["model", "program", "none"]),
    voices: z.array(z.object({ id: z.string(), label: z.string(), language: z.enum(languages).nullable() })),
    today: quotaLeft,
  })
  .meta({ id: "Voices" });
export type Voices = z.infer<typeof voices>;

export const transcription = z.object({ text: z.string() }).meta({ id: "Transcription" });
