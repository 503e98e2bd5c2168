import type { Brand, Language } from "@metatron/contract/enums";
import { assetUrl } from "../assets.ts";
import { type Html, html } from "./html.ts";
import { texts } from "./languages.ts";

const brandNames: Record<Brand, string> = { rh: "RH+", chatlibre: "Chat Libre", amelia: "Amelia" };

export interface PageLook {
  brand: Brand;
  language: Language;
}

interface Page extends PageLook {
  title: string;
  body: Html;
  /** Whether the page's only form is submitted as soon as the page is shown. */
  isSentAtOnce?: boolean;
}

export function renderPage({ brand, language, title, body, isSentAtOnce = false }: Page): string {
  const script = isSentAtOnce ? html`<script src="${assetUrl("submit.js")}" defer></script>` : undefined;
  return html`<!doctype html>
<html lang="${language}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brandNames[brand]}</title>
<link rel="stylesheet" href="${assetUrl("login.css")}">
${script}
</head>
<body>
${scene}
<main>
<p class="brand">${brandMark(brand)}<span>${brandNames[brand]}<small>${texts[language].by}</small></span></p>
${body}
</main>
</body>
</html>
`.text;
}

const marks: Record<Brand, Html> = {
  rh: html`<path class="glow" d="M6 25a9.5 9.5 0 0 1 19 0z"/><path class="line" d="M2.5 25h27"/><path class="line" d="M25.5 4.5v8M21.5 8.5h8"/>`,
  chatlibre: html`<path class="line" d="M10.2 19.6A8.4 8.4 0 1 1 14 21l-4.8 2.6z"/><circle class="glow" cx="16" cy="12.6" r="3"/><path class="line" d="M5 28h22"/>`,
  amelia: html`<path class="glow" d="M11.7 20a4.3 4.3 0 0 1 8.6 0z"/><path class="line" d="M5.5 27.5 16 4.5l10.5 23"/><path class="line" d="M3 20h26"/>`,
};

function brandMark(brand: Brand): Html {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">${marks[brand]}</svg>`;
}

/** The brand's sky with its sun on the horizon; decoration only. */
const scene = html`<svg class="scene" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<defs>
<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="985" cy="735" r="980" gradientTransform="translate(0 200) scale(1 .73)">
<stop class="sky-1"/><stop class="sky-2" offset=".18"/><stop class="sky-3" offset=".42"/><stop class="sky-4" offset=".66"/><stop class="sky-5" offset="1"/>
</radialGradient>
<linearGradient id="rim" x1="0" x2="1"><stop class="rim-0" offset=".375"/><stop class="rim-1" offset=".47"/><stop class="rim-2" offset=".59"/></linearGradient>
<linearGradient id="trail" x1="0" y1="1" x2="1" y2="0"><stop class="trail-0"/><stop class="trail-1" offset=".7"/><stop class="trail-2" offset="1"/></linearGradient>
</defs>
<rect width="1440" height="900" fill="url(#sky)"/>
<circle class="sun" cx="985" cy="716" r="54"/>
<circle class="earth" cx="1010" cy="3370" r="2640"/>
<circle cx="1010" cy="3370" r="2640" fill="none" stroke="url(#rim)" stroke-width="1.5"/>
<path class="trail" d="M720 500C910 424 1090 330 1262 168" fill="none" stroke="url(#trail)" stroke-width="1.25"/>
<circle class="trail plane" cx="1262" cy="168" r="2.5"/>
</svg>`;
