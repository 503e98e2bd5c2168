/**
 * Colours of the upper and lower sky, the sun, and the land from far to near. `ink` must be readable on the
 * nearest land.
 */
export type Palette = {
  sky: readonly [string, string];
  sun: string;
  land: readonly [string, string, string, string];
  ink: string;
};

export const palettes = {
  dawn: {
    sky: ["#35557a", "#f7c59b"],
    sun: "#fdeecb",
    land: ["#c79f96", "#9c7b8c", "#6d5674", "#2f2b45"],
    ink: "#fdeecb",
  },
  noon: {
    sky: ["#8fc9e8", "#eaf4f2"],
    sun: "#fffaf0",
    land: ["#8fb3c9", "#5f8ca6", "#3a6782", "#00415c"],
    ink: "#f3f8fa",
  },
  dusk: {
    sky: ["#2a2350", "#ef8f6b"],
    sun: "#ffd9a8",
    land: ["#7c4a6b", "#573559", "#3a2447", "#1c1430"],
    ink: "#ffe6cf",
  },
  night: {
    sky: ["#0a1330", "#174a66"],
    sun: "#dff3f0",
    land: ["#0f3a55", "#0b2c45", "#071f33", "#030f1c"],
    ink: "#d6eef2",
  },
  warm: {
    sky: ["#fbb87c", "#fde3bd"],
    sun: "#fff1d2",
    land: ["#e98a54", "#c65f3c", "#8f3e33", "#00485c"],
    ink: "#fdeecb",
  },
  forest: {
    sky: ["#a9cfc2", "#f2efdc"],
    sun: "#fff6dc",
    land: ["#7fae94", "#518a72", "#2f6452", "#123d36"],
    ink: "#eef6ec",
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Words for light and colours in the three languages, without accents. */
export const paletteWords: Record<PaletteName, RegExp> = {
  dawn: /amanecer|alba|madrugada|dawn|sunrise|nascer do sol/,
  noon: /cielo|mediodia|azul|frio|blue|sky|cold|hielo|nieve|nube|cloud|nuvem/,
  dusk: /atardecer|ocaso|crepusculo|rosa|morado|dusk|sunset|por do sol|roxo/,
  night: /noche|nocturn|oscur|estrell|luces|night|dark|noite|aurora/,
  warm: /calid|naranja|verano|desierto|warm|orange|summer|quente|hangar|cartel|poster/,
  forest: /verde|bosque|monte|campo|green|forest|floresta|sostenib/,
};
