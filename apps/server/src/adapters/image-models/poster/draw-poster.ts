import type { Language } from "@metatron/contract/enums";
import type { ImageSize } from "@metatron/contract/images/constants";
import { cutText } from "@metatron/text/cut-text";
import { foldText } from "@metatron/text/fold-text";
import sharp from "sharp";
import { drawLetters } from "./lettering.ts";
import { type PaletteName, palettes, paletteWords } from "./palettes.ts";
import { type SceneName, scenes, sceneWords } from "./scenes.ts";
import { seededRandom } from "./seeded-random.ts";

export type PosterRequest = { prompt: string; size: ImageSize; seed: string; language: Language };

const CAPTIONS: Record<Language, string> = { es: "Demostración", en: "Demonstration", pt: "Demonstração" };
const TITLE_WORDS = 7;

/**
 * Draws a poster of shapes and words of the prompt if no image model is configured. The same prompt and seed
 * give the same picture, and its caption states that no model drew it.
 */
export async function drawPoster({ prompt, size, seed, language }: PosterRequest): Promise<Uint8Array> {
  const [width = 1024, height = 1024] = size.split("x").map(Number);
  const random = seededRandom(`${prompt}\n${seed}`);
  const words = foldText(prompt);
  const palette = palettes[chosen(paletteWords, words) ?? random.pick(PALETTES)];
  // Another seed must give another picture, even if the prompt names a scene.
  const named = chosen(sceneWords, words);
  const scene = named && random.next() < 0.7 ? named : random.pick(SCENES);
  const drawn = scenes[scene]({ width, height, palette, random });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".75" stop-color="${palette.sky[1]}"/>
      </linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${palette.land[3]}" stop-opacity="0"/>
        <stop offset=".45" stop-color="${palette.land[3]}" stop-opacity=".94"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${drawn}
    <rect y="${height * 0.6}" width="${width}" height="${height * 0.4}" fill="url(#ground)"/>
  </svg>`;
  const letters = drawLetters({
    width,
    height,
    ink: palette.ink,
    title: titleOf(prompt),
    caption: CAPTIONS[language],
  });
  return sharp(Buffer.from(svg))
    .composite([{ input: letters }])
    .png({ compressionLevel: 8 })
    .toBuffer();
}

// Safe: both records are constants with at least one key.
const PALETTES = Object.keys(palettes) as [PaletteName, ...PaletteName[]];
const SCENES = Object.keys(scenes) as [SceneName, ...SceneName[]];

function chosen<Name extends string>(words: Record<Name, RegExp>, text: string): Name | undefined {
  // Object.keys loses the key type; the record has exactly these keys.
  return (Object.keys(words) as Name[]).find((name) => words[name].test(text));
}

/** The prompt up to its first punctuation mark. */
function titleOf(prompt: string): string {
  const [first = ""] = prompt.trim().split(/[.,:;\n(]/);
  const words = first.trim().split(/\s+/);
  const joined = cutText(words.slice(0, TITLE_WORDS).join(" "), 60);
  const cut = joined.charAt(0).toUpperCase() + joined.slice(1);
  return words.length > TITLE_WORDS ? `${cut}…` : cut;
}
