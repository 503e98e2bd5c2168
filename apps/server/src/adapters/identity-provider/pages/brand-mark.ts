import type { Brand } from "@metatron/contract/enums";
import { type Html, html } from "./html.ts";

export const brandNames: Record<Brand, string> = { rh: "RH+", chatlibre: "Chat Libre", amelia: "Amelia" };

const marks: Record<Brand, Html> = {
  rh: html`<path class="glow" d="M6 25a9.5 9.5 0 0 1 19 0z"/><path class="line" d="M2.5 25h27"/><path class="line" d="M25.5 4.5v8M21.5 8.5h8"/>`,
  chatlibre: html`<path class="line" d="M10.2 19.6A8.4 8.4 0 1 1 14 21l-4.8 2.6z"/><circle class="glow" cx="16" cy="12.6" r="3"/><path class="line" d="M5 28h22"/>`,
  amelia: html`<path class="glow" d="M11.7 20a4.3 4.3 0 0 1 8.6 0z"/><path class="line" d="M5.5 27.5 16 4.5l10.5 23"/><path class="line" d="M3 20h26"/>`,
};

export function brandMark(brand: Brand): Html {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">${marks[brand]}</svg>`;
}
