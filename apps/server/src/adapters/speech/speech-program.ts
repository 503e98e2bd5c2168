import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import type { Language } from "@metatron/contract/enums";
import { ModelError, type SpeechAudio } from "../models/index.ts";

export type ProgramVoice = { id: string; language: Language };

export type SpeechProgram = {
  voices: readonly ProgramVoice[];
  say(request: {
    text: string;
    voice: string;
    speed: number;
    signal?: AbortSignal | undefined;
  }): Promise<SpeechAudio>;
};

const VOICES: readonly ProgramVoice[] = [
  { id: "es-419", language: "es" },
  { id: "es", language: "es" },
  { id: "en-us", language: "en" },
  { id: "en-gb", language: "en" },
  { id: "pt-br", language: "pt" },
  { id: "pt", language: "pt" },
];
const WORDS_PER_MINUTE = 165;
const WITHIN_MS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** The system's espeak-ng, run as a child process; undefined if it is not installed. */
export function findSpeechProgram(name: string, searchPath: string): SpeechProgram | undefined {
  if (name === "off") return undefined;
  const path = locate(name, searchPath);
  if (!path) return undefined;
  return { voices: VOICES, say: (request) => run(path, request) };
}

function locate(name: string, searchPath: string): string | undefined {
  const places = isAbsolute(name)
    ? [name]
    : searchPath.split(delimiter).flatMap((folder) => (folder ? [join(folder, name)] : []));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * The text is passed through standard input: text of a person or a model must never reach a shell or an
 * argument.
 */
function run(
  path: string,
  { text, voice, speed, signal }: Parameters<SpeechProgram["say"]>[0],
): Promise<SpeechAudio> {
  const known = VOICES.find(({ id }) => id === voice) ?? VOICES[0];
  const args = [
    "--stdin",
    "--stdout",
    "-v",
    known?.id ?? "es",
    "-s",
    String(Math.round(WORDS_PER_MINUTE * speed)),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, {
      stdio: ["pipe", "pipe", "ignore"],
      timeout: WITHIN_MS,
      ...(signal ? { signal } : {}),
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) child.kill("SIGKILL");
      else parts.push(part);
    });
    child.on("error", (error) => reject(signal?.aborted ? signal.reason : failed(error.name)));
    child.on("close", (code) => {
      if (signal?.aborted) reject(signal.reason);
      else if (code !== 0 || parts.length === 0) reject(failed("program"));
      else resolve(Buffer.concat(parts));
    });
    // The program may exit before it has read all its input; the exit code reports that.
    child.stdin.on("error", () => undefined);
    child.stdin.end(text);
  });
}

const failed = (reason: string) => new ModelError("model_unavailable", { reason });
