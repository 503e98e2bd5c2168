import { describe, expect, it } from "vitest";
import type { Inline } from "./inlines.ts";
import { parseInline } from "./parse-inline.ts";
import type { InlineOptions } from "./scan.ts";

/** A compact notation of the tree: `strong(a) b`. */
function picture(text: string, options?: InlineOptions): string {
  const show = (inlines: readonly Inline[]): string => inlines.map(one).join("");
  const one = (inline: Inline): string => {
    switch (inline.type) {
      case "text":
        return inline.text;
      case "code":
        return `code(${inline.text})`;
      case "math":
        return `math(${inline.tex})`;
      case "image":
        return `image(${inline.href}|${inline.alt})`;
      case "link":
        return `link(${inline.href}|${show(inline.children)})`;
      case "break":
        return "⏎";
      case "note":
        return `note(${inline.label})`;
      case "citation":
        return `cite(${inline.number})`;
      case "strong":
      case "em":
      case "strike":
      case "sub":
      case "sup":
      case "kbd":
      case "glued":
      case "cited":
        return `${inline.type}(${show(inline.children)})`;
    }
  };
  return show(parseInline(text, options));
}

const open = (text: string) => picture(text, { isOpen: true, isCited: (number) => number <= 3 });

describe("emphasis", () => {
  it.each([
    ["**a** *b* ~~c~~", "strong(a) em(b) strike(c)"],
    ["***a** b*", "em(strong(a) b)"],
    ["*a **b** c*", "em(a strong(b) c)"],
    ["snake_case_name y _énfasis_", "snake_case_name y em(énfasis)"],
    ["5 * 3 * 2 y 2*3*4", "5 * 3 * 2 y 2em(3)4"],
    ["**Nota:**texto", "strong(Nota:)texto"],
    ["~5 km ~ 6 km", "~5 km ~ 6 km"],
    ["**sin cerrar", "**sin cerrar"],
    ["\\*literal\\*", "*literal*"],
  ])("reads %s", (text, tree) => expect(picture(text)).toBe(tree));
});

describe("code, breaks and entities", () => {
  it.each([
    ["`a` ``b`c`` `` ` ``", "code(a) code(b`c) code(`)"],
    ["`**no**` **`sí`**", "code(**no**) strong(code(sí))"],
    ["`sin cerrar", "`sin cerrar"],
    ["a  \nb\\\nc<br/>d\ne", "a⏎b⏎c⏎d\ne"],
    ["&amp; &#39; &#x41; &ntilde; &nada; &constructor;", "& ' A ñ &nada; &constructor;"],
    ["<!-- oculto -->visible", "visible"],
  ])("reads %s", (text, tree) => expect(picture(text)).toBe(tree));

  it("shows HTML as text", () => {
    expect(picture('<img src=x onerror="alert(1)"> <b>a</b>')).toBe(
      '<img src=x onerror="alert(1)"> <b>a</b>',
    );
  });
});

describe("links and images", () => {
  it.each([
    ["[a **b**](https://x.example/y)", "link(https://x.example/y|a strong(b))"],
    ['[a](<https://x.example/a b> "título")', "link(https://x.example/a%20b|a)"],
    ["[a](https://x.example/(b)c)", "link(https://x.example/(b)c|a)"],
    ["ve a https://x.example/a_b?c=1.", "ve a link(https://x.example/a_b?c=1|https://x.example/a_b?c=1)."],
    ["(https://x.example/a)", "(link(https://x.example/a|https://x.example/a))"],
    ["<https://x.example>", "link(https://x.example/|https://x.example)"],
    ["escribe a ana.ruiz@x.example,", "escribe a link(mailto:ana.ruiz@x.example|ana.ruiz@x.example),"],
    [
      "[a [b](https://x.example) c](https://y.example)",
      "[a link(https://x.example/|b) c](link(https://y.example/|https://y.example))",
    ],
    ["![plano](https://x.example/p.png)", "image(https://x.example/p.png|plano)"],
    ["arr[0] y [nota]", "arr[0] y [nota]"],
  ])("reads %s", (text, tree) => expect(picture(text)).toBe(tree));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "/admin",
    "blob:https://a/b",
  ])("leaves only the label of a link to %s", (url) =>
    expect(picture(`[clic](<${url}>)`)).not.toContain("link("),
  );

  it("never gives an image an unsafe URL", () => {
    expect(picture("![x](data:image/svg+xml,<svg>)")).toBe("image(null|x)");
  });

  it("resolves reference links", () => {
    const definitions = new Map([["guía", "https://x.example/g"]]);
    expect(picture("[la guía][Guía] y [guía]", { definitions })).toBe(
      "link(https://x.example/g|la guía) y link(https://x.example/g|guía)",
    );
  });
});

describe("formulas", () => {
  it.each([
    ["$E = mc^2$ y \\(a\\) y $$b$$", "math(E = mc^2) y math(a) y math(b)"],
    ["entre $5 y $10, o US$7 y 8$", "entre $5 y $10, o US$7 y 8$"],
    ["$5-$10 y **$5**, **$7**", "$5-$10 y strong($5), strong($7)"],
    ["$3$ y $3x + 1$", "math(3) y math(3x + 1)"],
  ])("reads %s", (text, tree) => expect(picture(text)).toBe(tree));
});

describe("citations", () => {
  const cited = (text: string) => picture(text, { isCited: (number) => number <= 3 });

  it("makes chips only of numbers that are sources", () => {
    expect(cited("a[1] b[2, 3] c[4] d[1, 9] e[^2]")).toBe("acite(1) bcite(2)cite(3) c[4] d[1, 9] ecite(2)");
  });

  it("leaves a link whose label is a number alone", () => {
    expect(cited("[1](https://x.example)")).toBe("link(https://x.example/|1)");
  });

  it("shows other notes as notes", () => {
    expect(cited("texto[^abc]")).toBe("textonote(abc)");
  });
});

describe("text that is still streaming", () => {
  it.each([
    ["hola **mun", "hola strong(mun)"],
    ["hola **", "hola "],
    ["hola **mundo*", "hola strong(mundo)"],
    ["hola ***a** b", "hola em(strong(a) b)"],
    ["ejecuta `npm i", "ejecuta code(npm i)"],
    ["ver [la polít", "ver la polít"],
    ["ver [la política]", "ver link(null|la política)"],
    ["ver [la política](https://x.exa", "ver link(null|la política)"],
    ["ver ![pla", "ver "],
    ["ver ![plano](https://x.exa", "ver "],
    ["tramos [", "tramos "],
    ["tramos [1", "tramos "],
    ["tramos [1]", "tramos cite(1)"],
    ["a &am", "a "],
    ["a <br", "a "],
    ["ver https://x.example/a", "ver link(null|https://x.example/a)"],
    ["a\\", "a"],
  ])("shows %s without half a mark", (text, tree) => expect(open(text)).toBe(tree));

  it("does not treat a star far back as the beginning of emphasis", () => {
    const text = `5 *3 ${"y sigue ".repeat(80)}`;
    expect(open(text)).toBe(text);
  });
});

describe("raised, lowered and key text", () => {
  it.each([
    ["H<sub>2</sub>O y m<sup>2</sup>", "Hsub(2)O y msup(2)"],
    ["<kbd>Ctrl</kbd>+<KBD>K</KBD>", "kbd(Ctrl)+kbd(K)"],
    ["<sup>**a** <script>x</script></sup>", "sup(strong(a) <script>x</script>)"],
    ["<sub onclick=x>2</sub>", "<sub onclick=x>2</sub>"],
    ["<sub>sin cierre", "<sub>sin cierre"],
    [`<sub>${"a".repeat(300)}</sub>`, `<sub>${"a".repeat(300)}</sub>`],
  ])("reads %s", (text, tree) => expect(picture(text)).toBe(tree));

  it("shows an unfinished tag as finished while more text is coming", () => {
    expect(picture("x<sup>2", { isOpen: true })).toBe("xsup(2)");
  });
});
