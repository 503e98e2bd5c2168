import { describe, expect, it, vi } from "vitest";
import { joinDictated, type Recognizer, recognizerClass, startDictation } from "./start-dictation.ts";

function aRecognizer() {
  const made: Recognizer[] = [];
  class Fake implements Recognizer {
    lang = "";
    continuous = false;
    interimResults = false;
    onstart = null;
    onspeechstart = null;
    onspeechend = null;
    onend = null;
    onerror = null;
    onresult = null;
    start = vi.fn();
    stop = vi.fn();
    constructor() {
      made.push(this);
    }
  }
  return { Fake, made };
}

function begin() {
  const { Fake, made } = aRecognizer();
  const heard = { onSaid: vi.fn(), onState: vi.fn(), onFailed: vi.fn() };
  const dictation = startDictation({ language: "es-ES", ...heard }, Fake);
  const [recognizer] = made;
  if (!recognizer || !dictation) throw new Error("not begun");
  return { dictation, recognizer, ...heard };
}

describe("dictation", () => {
  it("is unavailable where the browser has no speech recognition", () => {
    const { Fake } = aRecognizer();
    expect(recognizerClass({})).toBeUndefined();
    expect(recognizerClass({ webkitSpeechRecognition: Fake })).toBe(Fake);
  });

  it("delivers the whole text so far with each update", () => {
    const { recognizer, onSaid } = begin();
    expect(recognizer).toMatchObject({ lang: "es-ES", continuous: true, interimResults: true });
    recognizer.onresult?.({ results: [[{ transcript: "cuántos días" }], [{ transcript: " me tocan" }]] });
    expect(onSaid).toHaveBeenCalledWith("cuántos días me tocan");
  });

  it("reports whether someone speaks, and when it ends", () => {
    const { recognizer, dictation, onState } = begin();
    recognizer.onstart?.();
    recognizer.onspeechstart?.();
    recognizer.onspeechend?.();
    dictation.stop();
    expect(recognizer.stop).toHaveBeenCalledOnce();
    recognizer.onend?.();
    expect(onState.mock.calls.flat()).toEqual(["listening", "hearing", "listening", "off"]);
  });

  it("explains a refused microphone and ignores silence", () => {
    const { recognizer, onFailed } = begin();
    recognizer.onerror?.({ error: "no-speech" });
    expect(onFailed).not.toHaveBeenCalled();
    recognizer.onerror?.({ error: "not-allowed" });
    recognizer.onerror?.({ error: "network" });
    expect(onFailed.mock.calls.flat()).toEqual(["notAllowed", "failed"]);
  });

  it("appends dictated text to typed text, with one space between", () => {
    expect(joinDictated("", "hola")).toBe("hola");
    expect(joinDictated("Hola,", " qué tal")).toBe("Hola, qué tal");
    expect(joinDictated("Hola\n", "qué tal")).toBe("Hola\nqué tal");
    expect(joinDictated("Hola", "")).toBe("Hola");
  });
});
