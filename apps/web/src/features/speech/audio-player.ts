import { ApiError } from "../../api/api-error.ts";
import type { call } from "../../api/call.ts";

/** Reads pieces of text aloud. Calls back after the last piece, or when it fails. */
export interface Player {
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  stop(): void;
}

export interface Playing {
  pieces: readonly string[];
  language: string;
  voice: string | undefined;
  speed: number;
  /** Playback has started. */
  onStart: () => void;
  onEnd: () => void;
  onFail: (error: unknown) => void;
}

type Speak = (text: string, signal: AbortSignal) => Promise<Blob>;

export function speakBy(
  api: { call: typeof call },
  { language, voice }: Pick<Playing, "language" | "voice">,
): Speak {
  return async (text, signal) => {
    const body = { text, language: language as "es" | "en" | "pt", ...(voice ? { voice } : {}) };
    const response = await api.call("speak", { body, signal });
    return response.blob();
  };
}

/** The server's voice in an audio element: the next piece is fetched while one is played. */
export function playAudio(audio: HTMLAudioElement, speak: Speak, playing: Playing): Player {
  const leaving = new AbortController();
  const { pieces, onStart, onEnd, onFail } = playing;
  let speed = playing.speed;
  let address: string | null = null;
  let hasStarted = false;
  const fetched = new Map<number, Promise<Blob>>();

  function fetchPiece(at: number): Promise<Blob> | undefined {
    const text = pieces[at];
    if (text === undefined) return undefined;
    const known = fetched.get(at) ?? speak(text, leaving.signal);
    // The consumer of this promise handles the rejection.
    known.catch(() => undefined);
    fetched.set(at, known);
    return known;
  }

  async function play(at: number) {
    const blob = await fetchPiece(at);
    if (leaving.signal.aborted) return;
    if (!blob) return finish(onEnd);
    void fetchPiece(at + 1);
    forget();
    address = URL.createObjectURL(blob);
    audio.src = address;
    audio.playbackRate = speed;
    audio.preservesPitch = true;
    audio.onended = () => void next(at + 1);
    audio.onerror = () => fail(new ApiError({ status: 0, code: "bad_answer", detail: "No sound." }));
    await audio.play();
    if (!hasStarted) onStart();
    hasStarted = true;
  }

  const next = (at: number) => play(at).catch(fail);

  function fail(error: unknown) {
    if (!leaving.signal.aborted) finish(() => onFail(error));
  }

  function finish(then: () => void) {
    leaving.abort();
    audio.onended = null;
    audio.onerror = null;
    audio.pause();
    forget();
    then();
  }

  function forget() {
    if (address) URL.revokeObjectURL(address);
    address = null;
  }

  void next(0);
  return {
    pause: () => audio.pause(),
    resume: () => void audio.play().catch(fail),
    setSpeed(next) {
      speed = next;
      audio.playbackRate = next;
    },
    stop: () => {
      if (!leaving.signal.aborted) finish(() => audio.removeAttribute("src"));
    },
  };
}
