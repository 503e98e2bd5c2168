import { expect, it } from "vitest";
import { glueCitations } from "./glue-citations.ts";
import type { Inline } from "./inlines.ts";
import { parseInline } from "./parse-inline.ts";

function picture(text: string, active: number | null = null, shownNumber?: (n: number) => number): string {
  const show = (inlines: readonly Inline[]): string =>
    inlines
      .map((inline) => {
        if (inline.type === "text") return inline.text;
        if (inline.type === "citation") return `#${inline.number}`;
        return "children" in inline ? `${inline.type}(${show(inline.children)})` : inline.type;
      })
      .join("");
  const inlines = parseInline(text, { isCited: (number) => number < 9 });
  return show(glueCitations(inlines, { active, ...(shownNumber ? { shownNumber } : {}) }));
}

it.each([
  ["en la red propia. [1] Pueden", "en la red glued(propia.#1) Pueden"],
  ["al año siguiente [3]. Antes", "al año glued(siguiente#3.) Antes"],
  ["dos fuentes[1][2] o [1] [2].", "dos glued(fuentes#1#2) glued(o#1#2.)"],
  ["son **seis tramos**[1]", "son strong(seis )glued(strong(tramos)#1)"],
  ["[1] Política", "glued(#1) Política"],
  ["sin citas", "sin citas"],
])("ties the citation of %s to its word", (text, tree) => expect(picture(text)).toBe(tree));

it("does not group a citation with a word too long for a line", () => {
  expect(picture(`${"a".repeat(60)} [1]`)).toBe(`${"a".repeat(60)}glued(#1)`);
});

it("highlights the sentence of the selected citation, and no other", () => {
  expect(picture("Uno. [1] Hijos hasta los 25; tus padres, solo *por* espacio. [2] Fin [3].", 2)).toBe(
    "glued(Uno.#1) Hijos hasta los 25; cited(tus padres, solo em(por) glued(espacio.#2)) glued(Fin#3.)",
  );
});

it("begins the highlight after the preceding citation, not under the space", () => {
  expect(picture("Uno[1] dos tres[2]", 2)).toBe("glued(Uno#1) cited(dos glued(tres#2))");
});

it("keeps one chip of several with the same number side by side, the selected one if any", () => {
  const samePage = (n: number) => (n < 3 ? 1 : 2);
  expect(picture("Uno[1][2][3]", null, samePage)).toBe("glued(Uno#1#3)");
  expect(picture("Uno[1][2][3]", 2, samePage)).toBe("cited(glued(Uno#2#3))");
});
