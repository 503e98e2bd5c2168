import { expect, it, vi } from "vitest";
import { playAudio } from "./audio-player.ts";

function fakeAudio() {
  const audio = {
    src: "",
    playbackRate: 1,
    preservesPitch: false,
    onended: null,
    onerror: null,
    play: vi.fn(async () => undefined),
    pause: vi.fn(),
    removeAttribute: vi.fn(),
  };
  // Implements only what the player uses of an audio element.
  return audio as unknown as HTMLAudioElement & typeof audio;
}

const playing = (changes = {}) => ({
  pieces: ["Uno.", "Dos.", "Tres."],
  language: "es",
  voice: undefined,
  speed: 1.25,
  onStart: vi.fn(),
  onEnd: vi.fn(),
  onFail: vi.fn(),
  ...changes,
});
const sound = async (_text: string, _signal: AbortSignal) => new Blob(["sound"]);
const ended = (audio: HTMLAudioElement) => audio.onended?.(new Event("ended"));

it("plays the first piece before the others are generated, and each after the previous one", async () => {
  const audio = fakeAudio();
  const speak = vi.fn(sound);
  const given = playing();
  playAudio(audio, speak, given);
  await vi.waitFor(() => expect(given.onStart).toHaveBeenCalledOnce());
  expect(speak.mock.calls.map(([text]) => text)).toEqual(["Uno.", "Dos."]);
  expect(audio.playbackRate).toBe(1.25);
  ended(audio);
  await vi.waitFor(() => expect(speak).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(audio.play).toHaveBeenCalledTimes(2));
  ended(audio);
  await vi.waitFor(() => expect(audio.play).toHaveBeenCalledTimes(3));
  ended(audio);
  await vi.waitFor(() => expect(given.onEnd).toHaveBeenCalledOnce());
});

it("aborts the pending generation when stopped, and reports no error for it", async () => {
  const signals: AbortSignal[] = [];
  const given = playing();
  const player = playAudio(
    fakeAudio(),
    (_text, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    given,
  );
  player.stop();
  expect(signals[0]?.aborted).toBe(true);
  expect(given.onFail).not.toHaveBeenCalled();
});

it("reports a failure once", async () => {
  const given = playing();
  playAudio(fakeAudio(), () => Promise.reject(new Error("no")), given);
  await vi.waitFor(() => expect(given.onFail).toHaveBeenCalledOnce());
});
