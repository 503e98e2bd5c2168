import { type Language, languages } from "@metatron/contract/enums";
import { cutSpeech } from "@metatron/text/speech/cut-speech";
import { speakableText } from "@metatron/text/speech/speakable-text";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";
import { type Player, playAudio, speakBy } from "./audio-player.ts";
import { hasBrowserVoices, playBrowserVoice } from "./browser-voice.ts";
import { keepSpeed, keepVoice, keptSpeed, keptVoice } from "./speech-settings.ts";

export type ListenState = "off" | "preparing" | "playing" | "paused";

const VOICES_FRESH_MS = 5 * 60 * 1000;

const voicesQuery = queryOptions({
  queryKey: ["voices"],
  queryFn: ({ signal }) => call("listVoices", { signal }),
  staleTime: VOICES_FRESH_MS,
});

interface Listened {
  id: string;
  text: string;
}

/** Reads one answer aloud at a time, by the server's voice or the browser's; stops when the page is left. */
export function useListen({ hasServerVoice }: { hasServerVoice: boolean }) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const audio = useRef<HTMLAudioElement>(null);
  const player = useRef<Player | null>(null);
  const current = useRef<Listened | null>(null);
  const [state, setState] = useState<ListenState>("off");
  const [id, setId] = useState<string | null>(null);
  const [speed, setSpeed] = useState(keptSpeed);
  const [voice, setVoice] = useState(keptVoice);
  const { data: voices } = useQuery({ ...voicesQuery, enabled: hasServerVoice && state !== "off" });
  useEffect(() => () => player.current?.stop(), []);

  function end() {
    player.current = null;
    current.current = null;
    setState("off");
    setId(null);
    void queries.invalidateQueries({ queryKey: voicesQuery.queryKey });
  }

  function fail(error: unknown) {
    end();
    const reason = reasonOf(t, error);
    toast({ text: t("speech.failed", { reason }) });
  }

  function begin(answer: Listened, chosen: string | null) {
    player.current?.stop();
    const language: Language = languages.find((known) => known === i18n.language) ?? "es";
    const pieces = speechPieces(answer.text, language);
    if (pieces.length === 0) return end();
    current.current = answer;
    setId(answer.id);
    setState("preparing");
    const onStart = () => setState("playing");
    const known =
      chosen && (!voices || voices.voices.some((each) => each.id === chosen)) ? chosen : undefined;
    const playing = { pieces, language, voice: known, speed, onStart, onEnd: end, onFail: fail };
    if (hasServerVoice && audio.current)
      player.current = playAudio(audio.current, speakBy({ call }, playing), {
        ...playing,
        // If the server fails, falls back to the browser's voice.
        onFail: (error) => (isUnconfigured(error) ? fallBack() : fail(error)),
      });
    else fallBack();

    function fallBack() {
      if (!hasBrowserVoices()) {
        end();
        return void toast({ text: t("speech.noVoice") });
      }
      player.current = playBrowserVoice(speechSynthesis, playing);
    }
  }

  function stop() {
    player.current?.stop();
    end();
  }

  return {
    /** Must be in the page: browsers restrict playback of detached elements. */
    audio,
    state,
    id,
    speed,
    voice,
    voices,
    toggle(answer: Listened) {
      if (current.current?.id === answer.id) return stop();
      track("speak_message", { server: hasServerVoice });
      begin(answer, voice);
    },
    pause() {
      player.current?.pause();
      setState("paused");
    },
    resume() {
      player.current?.resume();
      setState("playing");
    },
    stop,
    changeSpeed(next: number) {
      keepSpeed(next);
      setSpeed(next);
      player.current?.setSpeed(next);
    },
    changeVoice(next: string) {
      keepVoice(next);
      setVoice(next);
      if (current.current) begin(current.current, next);
    },
  };
}

export type Listening = ReturnType<typeof useListen>;

const isUnconfigured = (error: unknown) => error instanceof ApiError && error.code === "model_not_configured";

/** The text of an answer for reading aloud, in pieces. */
const speechPieces = (markdown: string, language: Language): string[] =>
  cutSpeech(speakableText(markdown, language), language);
