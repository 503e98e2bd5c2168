import type { Language } from "@metatron/contract/enums";
import type { PictureAnalysis } from "./analyse-picture.ts";
import type { ColourName } from "./main-colours.ts";

type Words = {
  identity: string;
  shape: (picture: PictureAnalysis, form: "wide" | "tall" | "square") => string;
  colours: (names: string[], brightness: PictureAnalysis["brightness"]) => string;
  text: string;
  noText: string;
  names: Record<ColourName, string>;
};

/** Describes the picture in sentences and states that no vision model has seen it. */
export function describePicture(picture: PictureAnalysis, language: Language): string {
  const say = WORDS[language];
  const ratio = picture.width / picture.height;
  const form = ratio > 1.15 ? "wide" : ratio < 0.87 ? "tall" : "square";
  const names = picture.colours.map((colour) => say.names[colour]);
  const quoted = picture.text.replace(/^/gm, "> ");
  return [
    say.identity,
    `- ${say.shape(picture, form)}\n- ${say.colours(names, picture.brightness)}`,
    picture.text === "" ? say.noText : `${say.text}\n\n${quoted}`,
  ].join("\n\n");
}

const list = (names: string[], and: string) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}` : (names[0] ?? "");

const WORDS: Record<Language, Words> = {
  es: {
    identity:
      "*Sin modelo de visión: esto es lo que se puede decir de la imagen sin verla, por su tamaño, sus colores y el texto que se lee en ella.*",
    shape: ({ width, height }, form) =>
      `Imagen ${{ wide: "horizontal", tall: "vertical", square: "cuadrada" }[form]} de ${width} × ${height} píxeles.`,
    colours: (names, brightness) =>
      `${{ dark: "Oscura", light: "Clara", medium: "De luz media" }[brightness]}, con predominio de ${list(names, "y")}.`,
    text: "Texto que se lee en ella:",
    noText: "No se lee ningún texto en ella.",
    names: {
      black: "negro",
      grey: "gris",
      white: "blanco",
      red: "rojo",
      orange: "naranja",
      yellow: "amarillo",
      green: "verde",
      cyan: "turquesa",
      blue: "azul",
      purple: "morado",
      pink: "rosa",
      brown: "marrón",
    },
  },
  en: {
    identity:
      "*No vision model: this description comes from the picture's size, its colours and the text in it.*",
    shape: ({ width, height }, form) =>
      `${{ wide: "Landscape", tall: "Portrait", square: "Square" }[form]} picture of ${width} × ${height} pixels.`,
    colours: (names, brightness) =>
      `${{ dark: "Dark", light: "Light", medium: "Of medium light" }[brightness]}, mostly ${list(names, "and")}.`,
    text: "Text that can be read in it:",
    noText: "No text can be read in it.",
    names: {
      black: "black",
      grey: "grey",
      white: "white",
      red: "red",
      orange: "orange",
      yellow: "yellow",
      green: "green",
      cyan: "turquoise",
      blue: "blue",
      purple: "purple",
      pink: "pink",
      brown: "brown",
    },
  },
  pt: {
    identity:
      "*Sem modelo de visão: isto é o que se pode dizer da imagem sem vê-la, pelo tamanho, pelas cores e pelo texto que se lê nela.*",
    shape: ({ width, height }, form) =>
      `Imagem ${{ wide: "horizontal", tall: "vertical", square: "quadrada" }[form]} de ${width} × ${height} pixels.`,
    colours: (names, brightness) =>
      `${{ dark: "Escura", light: "Clara", medium: "De luz média" }[brightness]}, com predomínio de ${list(names, "e")}.`,
    text: "Texto que se lê nela:",
    noText: "Não se lê nenhum texto nela.",
    names: {
      black: "preto",
      grey: "cinza",
      white: "branco",
      red: "vermelho",
      orange: "laranja",
      yellow: "amarelo",
      green: "verde",
      cyan: "turquesa",
      blue: "azul",
      purple: "roxo",
      pink: "rosa",
      brown: "marrom",
    },
  },
};
