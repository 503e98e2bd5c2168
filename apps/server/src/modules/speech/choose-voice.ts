import type { Language } from "@metatron/contract/enums";
import type { Voices } from "@metatron/contract/speech/speech";
import { AppError } from "../../http/app-error.ts";
import type { SpeechDeps } from "./speech-deps.ts";

export interface SaidPiece {
  text: string;
  personId: string;
  language: Language;
  speed: number;
  signal: AbortSignal;
}

/** A speech model or program with one voice. */
export interface ChosenVoice {
  /** Distinguishes the cached audio of different voices for the same text. */
  name: string;
  say(piece: SaidPiece): Promise<Uint8Array>;
}

type Speakers = Pick<SpeechDeps, "speaker" | "program">;

/** Throws 424 if no speech is configured (the browser has its own voices), and `validation_failed` for an unknown voice. */
export function chooseVoice(
  { speaker, program }: Speakers,
  { voice, language }: { voice: string | undefined; language: Language },
): ChosenVoice {
  const known = voicesOf({ speaker, program });
  const wanted = voice ?? known.find((each) => each.language === null || each.language === language)?.id;
  if (known.length === 0 || wanted === undefined)
    throw new AppError("model_not_configured", "Nobody reads aloud on this server.");
  if (!known.some(({ id }) => id === wanted))
    throw new AppError("validation_failed", "There is no such voice.");
  if (speaker)
    return {
      name: `${speaker.info.provider}:${speaker.info.id}:${wanted}`,
      say: (piece) => speaker.say({ ...piece, voice: wanted }),
    };
  return {
    name: `program:${wanted}`,
    say: async ({ text, speed, signal }) => {
      if (!program) throw new AppError("model_not_configured", "Nobody reads aloud on this server.");
      return program.say({ text, speed, signal, voice: wanted });
    },
  };
}

export function voicesOf({ speaker, program }: Speakers): Voices["voices"] {
  if (speaker) return speaker.voices.map((id) => ({ id, label: capital(id), language: null }));
  return (program?.voices ?? []).map(({ id, language }) => ({ id, label: id, language }));
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
