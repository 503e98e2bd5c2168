import { ApiError } from "../../api/api-error.ts";
import type { Player, Playing } from "./audio-player.ts";

export const hasBrowserVoices = () => "speechSynthesis" in globalThis;

export interface VoiceLike {
  lang: string;
  localService: boolean;
  default: boolean;
  voiceURI: string;
}

/** The best browser voice for a language: a local voice before one that needs the network. */
export function chooseBrowserVoice<Voice extends VoiceLike>(
  voices: readonly Voice[],
  { language, wanted }: { language: string; wanted?: string | undefined },
): Voice | undefined {
  const named = voices.find(({ voiceURI }) => voiceURI === wanted);
  if (named) return named;
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().replace("_", "-").startsWith(language));
  const rank = ({ localService, default: isDefault }: Voice) => (localService ? 2 : 0) + (isDefault ? 1 : 0);
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** The browser's own voice, piece by piece: some browsers stop in the middle of a long text. */
export function playBrowserVoice(synthesis: SpeechSynthesis, playing: Playing): Player {
  const { pieces, language, voice, onStart, onEnd, onFail } = playing;
  let speed = playing.speed;
  let isOver = false;
  let at = 0;

  function say() {
    const text = pieces[at];
    if (isOver) return;
    if (text === undefined) {
      isOver = true;
      return onEnd();
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.rate = speed;
    utterance.voice = chooseBrowserVoice(synthesis.getVoices(), { language, wanted: voice }) ?? null;
    utterance.onstart = () => at === 0 && onStart();
    utterance.onend = () => {
      at += 1;
      say();
    };
    utterance.onerror = ({ error }) => {
      if (isOver || error === "canceled" || error === "interrupted") return;
      isOver = true;
      onFail(new ApiError({ status: 0, code: "model_not_configured", detail: error }));
    };
    synthesis.speak(utterance);
  }

  synthesis.cancel();
  say();
  return {
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
    setSpeed(next) {
      // Takes effect from the next piece on: the rate of a running utterance can't be changed.
      speed = next;
    },
    stop() {
      isOver = true;
      synthesis.cancel();
    },
  };
}
