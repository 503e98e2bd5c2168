import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";
import type { MarkdownLabels } from "./markdown-context.ts";

const labels: MarkdownLabels = {
  copyCode: "Copiar código",
  copyTable: "Copiar tabla",
  saveCsv: "Guardar CSV",
  zoom: "Ampliar",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  close: "Cerrar",
  copied: "Copiado",
  code: "Código",
  table: "Tabla",
  image: "Imagen",
  taskDone: "Hecha",
  taskOpen: "Pendiente",
  showMore: "Mostrar más",
  showMoreRows: (hidden) => `Mostrar ${hidden} filas más`,
  diagram: "Diagrama",
  showDiagram: "Ver diagrama",
  showCode: "Ver código",
  diagramNotDrawn: "Se muestra como código.",
};

const citations = [{ number: 2, label: "Fuente 2, Política de viaje, página 6", href: "#fuente-2" }];

type Props = Partial<Parameters<typeof Markdown>[0]>;
const render = (text: string, props: Props = {}) =>
  renderToStaticMarkup(<Markdown text={text} labels={labels} citations={citations} {...props} />);

describe("rendering", () => {
  it("puts headings below the page's own", () => {
    expect(render("# Uno\n\n##### Cinco")).toMatch(/<h3[^>]*>Uno<\/h3><h6[^>]*>Cinco<\/h6>/);
    expect(render("# Uno", { headingLevel: 4 })).toContain("<h4");
  });

  it("renders tables with column and row headers, and right-aligned numbers", () => {
    const html = render("| Tipo | Tramos |\n|---|---|\n| Nacional | 4 |");
    expect(html).toMatch(/<th scope="col"[^>]*>Tipo<\/th>/);
    expect(html).toMatch(/<th scope="row"[^>]*>Nacional<\/th><td[^>]*data-align="right"[^>]*>4<\/td>/);
  });

  it("shows part of a very long table and offers the rest", () => {
    const html = render(`| a | b |\n|---|---|\n${"| x | y |\n".repeat(130)}`);
    expect(html.match(/<tr>/g)?.length).toBe(61);
    expect(html).toContain("Mostrar 70 filas más");
  });

  it("names the language of code and lets it be copied", () => {
    const html = render("```ts\nconst a = 1 < 2;\n```");
    expect(html).toContain("TypeScript");
    expect(html).toContain('aria-label="Copiar código"');
    expect(html).toContain("const a = 1 &lt; 2;");
  });

  it("says of each task whether it is done", () => {
    expect(render("- [x] a\n- [ ] b")).toMatch(/Hecha.*Pendiente/);
  });

  it("knows the sources of a table, which stand beside its buttons", () => {
    const html = render("| Tipo | Tramos |\n|---|---|\n| Nacional | 4 |\n\n[2]\n\nTexto [2]");
    expect(html.match(/<p dir="auto" data-marks="true">/g)).toHaveLength(1);
  });

  it("gives every block its own reading direction", () => {
    expect(render("مرحبا\n\nhola")).toMatch(/<p dir="auto">مرحبا<\/p><p dir="auto">hola<\/p>/);
  });

  it("shows the source of a formula until KaTeX is loaded", () => {
    expect(render("$x^2$")).toContain('<code class="md-tex">x^2</code>');
  });
});

describe("citations", () => {
  it("are links kept on the line of the preceding word, for known sources only", () => {
    const html = render("Tienes seis tramos. [2] Otra cosa [7].");
    expect(html).toMatch(
      /<span class="md-glued">tramos\.<a (?=[^>]*href="#fuente-2")(?=[^>]*aria-label="Fuente 2, Política de viaje, página 6")[^>]*>2<\/a><\/span>/,
    );
    expect(html).toContain("Otra cosa [7].");
  });

  it("have a placeholder while the answer streams, and are text where there is no source", () => {
    const writing = { isStreaming: true, citations: [] };
    expect(render("Tienes seis tramos [7]", writing)).toMatch(/tramos<span [^>]*>7<\/span>/);
    expect(render("Tienes seis tramos [7] y más.\n\nOtra cosa", writing)).not.toContain("[7]");
    expect(render("En el año [2026] y el 300 [300].", writing)).toContain("[2026] y el 300 [300]");
    expect(render("Tienes seis tramos [7].", { citations: [] })).toContain("tramos [7].");
  });

  it("mark their sentence while their passage is open", () => {
    expect(render("Uno. Dos tres. [2]", { activeCitation: 2 })).toContain('<mark class="md-cited">Dos ');
    expect(render("Uno. Dos tres. [2]")).not.toContain("<mark");
  });
});

describe("hostile text", () => {
  const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(2)><iframe src="//evil.example"></iframe>

<svg/onload=alert(3)> <a href="javascript:alert(4)">x</a> <style>*{display:none}</style>

[a](javascript:alert(5)) [b](data:text/html,x) <javascript:alert(6)> ![c](javascript:alert(7))

| <b onclick=x>d</b> |
|---|
| [e](vbscript:x) |

\`\`\`"><script>
</code></pre><script>alert(8)</script>
\`\`\`

# <base href="//evil.example">
`;

  it("never becomes an element, an attribute or a URL", () => {
    const html = render(HOSTILE);
    expect(
      html.replace(
        /<\/?(div|p|table|thead|tbody|tr|th|td|figure|figcaption|span|button|svg|rect|path|circle|pre|code|h3)\b[^>]*>/g,
        "",
      ),
    ).not.toContain("<");
    expect(html).not.toMatch(/(?:href|src)="(?!#)/);
    expect(html).not.toMatch(/<[^>]* on\w+=/);
  });

  it("stays readable", () => {
    expect(render(HOSTILE)).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("loads no image that was not allowed, but shows its URL", () => {
    const html = render("![gráfico](https://evil.example/p.png?d=secreto)");
    expect(html).not.toContain("<img");
    expect(html).toMatch(/<a class="md-image"[^>]*rel="noopener noreferrer"[^>]*>.*gráfico.*evil\.example/);
  });

  it("checks each image by the URL that would be loaded", () => {
    const asked: string[] = [];
    const html = render("![a](https://files.example/../a.png)", {
      allowImage: (url) => asked.push(url) > 0,
    });
    expect(asked).toEqual(["https://files.example/a.png"]);
    expect(html).toContain('<img src="https://files.example/a.png"');
  });

  it("opens links in a new tab and shows a host that the text hides", () => {
    const html = render("[https://banco.es](https://evil.example/x)");
    expect(html).toMatch(/href="https:\/\/evil\.example\/x" target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain("(evil.example)");
  });

  it("strips characters that change the text direction, in text and code", () => {
    const turned = "a\u202Eb &#x202E;c\n\n```l\u202E\nx\u2066y\n```\n\n$$\nx\u202E\n$$\n\n[^n\u202E]: nota";
    expect(render(turned)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  it("shows the beginning of a megabyte at once and the rest in later tasks", () => {
    const html = render("palabra ".repeat(125_000));
    expect(html.length).toBeLessThan(20_000);
  });

  it("shows ten thousand nested quotes as text", () => {
    expect(render(">".repeat(10_000)).match(/<blockquote/g)?.length).toBe(8);
  });
});

describe("while an answer streams", () => {
  it("shows one caret where the text continues", () => {
    const html = render("# a\n\n- b\n- c", { isStreaming: true });
    expect(html.match(/md-caret/g)?.length).toBe(1);
    expect(html).toMatch(/c<span class="md-caret"[^>]*><\/span><\/li>/);
    expect(render("# a\n\n- b\n- c")).not.toContain("md-caret");
  });

  it("draws no diagram before its fence is closed", () => {
    expect(render("```mermaid\ngraph TD\nA-->B\n", { isStreaming: true })).toContain("<pre");
  });

  it("ends with the same output as a text rendered at once", () => {
    const answer = "Hola **mundo** [2].\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
    expect(render(answer, { isStreaming: false })).toBe(render(answer));
  });
});

describe("the numbers of citations", () => {
  const chips = (html: string) =>
    [...html.matchAll(/data-citation="(\d+)"[^>]*>(\d+)</g)].map(([, n, shown]) => `${n}→${shown}`);
  const cited = [7, 3].map((number, at) => ({
    number,
    shown: at + 1,
    label: `Fuente ${at + 1}`,
    href: `#s${at + 1}`,
  }));

  it("are those that people see, while a chip keeps its own passage", () => {
    expect(chips(render("Una [7] y otra [3].", { citations: cited }))).toEqual(["7→1", "3→2"]);
  });

  it("are in reading order before the sources are known", () => {
    const html = render("Una [7] y otra [3].", {
      citations: [],
      pending: new Map([
        [7, 1],
        [3, 2],
      ]),
      isStreaming: true,
    });
    expect([...html.matchAll(/text-text-muted">(\d+)</g)].map(([, shown]) => shown)).toEqual(["1", "2"]);
  });
});
