// Smaller text is not meant to be read.
const MIN_FONT_PX = 2;
const FAR_AWAY_PX = -900;
const PX_PER_UNIT: Record<string, number | undefined> = { pt: 4 / 3, em: 16, rem: 16, "%": 0.16 };
const MAX_STYLES_CHARS = 200_000;

/** Whether these CSS declarations hide an element. */
export function isHiding(declarations: string): boolean {
  return declarations.split(";").some((declaration) => {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, "")
      .trim()
      .toLowerCase();
    switch (property) {
      case "display":
        return value === "none";
      case "visibility":
        return value === "hidden" || value === "collapse";
      case "opacity":
        return Number.parseFloat(value) < 0.05;
      case "font-size":
        return pixels(value) < MIN_FONT_PX;
      case "text-indent":
      case "left":
      case "top":
        return pixels(value) < FAR_AWAY_PX;
      default:
        return false;
    }
  });
}

/** The simple selectors (`p`, `.note`, `#end`, `p.note`) whose rules hide what they select. */
export function hidingSelectors(styles: string): Set<string> {
  const selectors = new Set<string>();
  for (const rule of styles.slice(0, MAX_STYLES_CHARS).split("}")) {
    const brace = rule.lastIndexOf("{");
    if (brace === -1 || !isHiding(rule.slice(brace + 1))) continue;
    // Media rules for print or small screens do not affect what a reader sees.
    if (rule.includes("@media")) continue;
    for (const selector of rule.slice(0, brace).split(",")) selectors.add(selector.trim());
  }
  return selectors;
}

function pixels(value: string): number {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return MIN_FONT_PX;
  const unit = value.replace(/^[-+.\d]+/, "");
  return number * (PX_PER_UNIT[unit] ?? 1);
}
