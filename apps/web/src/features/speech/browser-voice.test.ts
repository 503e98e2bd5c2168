import { expect, it } from "vitest";
import { chooseBrowserVoice } from "./browser-voice.ts";

const voice = (voiceURI: string, lang: string, changes = {}) => ({
  voiceURI,
  lang,
  localService: false,
  default: false,
  ...changes,
});
const voices = [
  voice("remote-es", "es-MX"),
  voice("local-es", "es_ES", { localService: true }),
  voice("en", "en-US", { default: true, localService: true }),
];

it("prefers a local voice in the language", () => {
  expect(chooseBrowserVoice(voices, { language: "es" })?.voiceURI).toBe("local-es");
});

it("uses the voice that the person chose", () => {
  expect(chooseBrowserVoice(voices, { language: "es", wanted: "remote-es" })?.voiceURI).toBe("remote-es");
});

it("has none for a language without a voice", () => {
  expect(chooseBrowserVoice(voices, { language: "pt" })).toBeUndefined();
});
