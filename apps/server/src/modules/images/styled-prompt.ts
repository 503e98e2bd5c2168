import type { ImageStyle } from "@metatron/contract/images/constants";

/** Style phrases that are common in the training data of image models. */
const WORDS: Record<ImageStyle, string> = {
  photo: "photograph, natural light, realistic",
  flat: "flat vector illustration, few colours, simple shapes",
  watercolor: "watercolour painting on paper, soft edges",
  isometric: "isometric illustration, clean lines",
  line: "black line drawing on white, no shading",
  three_d: "soft 3D render, rounded volumes, studio light",
};

export function styledPrompt(prompt: string, style: ImageStyle | undefined): string {
  return style ? `${prompt}\n\nStyle: ${WORDS[style]}.` : prompt;
}
