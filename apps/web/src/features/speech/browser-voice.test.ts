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

it("prefers a voice of this device in the language that is spoken", () => {
  expect(chooseBrowserVoice(voices, { language: "es" })?.voiceURI).toBe("local-es");
});

it("takes the one that the person chose", () => {
  expect(chooseBrowserVoice(voices, { language: "es", wanted: "remote-es" })?.voiceURI).toBe("remote-es");
});

it("has none for a language that no voice speaks", () => {
  expect(chooseBrowserVoice(voices, { language: "pt" })).toBeUndefined();
});
