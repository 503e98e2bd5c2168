import { expect, it } from "vitest";
import { toHtml } from "./to-html.ts";

it("writes HTML that Word and mail programs understand", () => {
  expect(toHtml("# T\n\n**a** *b* `c` [d](https://x.example)\n\n- [x] e\n- f\n  1. g")).toBe(
    '<h1>T</h1>\n<p><strong>a</strong> <em>b</em> <code>c</code> <a href="https://x.example/">d</a></p>\n<ul><li>☑ e</li><li>f<ol start="1"><li>g</li></ol></li></ul>',
  );
});

it("writes tables with borders, headers and right-aligned numbers", () => {
  const html = toHtml("| Tipo | Año |\n|---|---|\n| Señal | 4 |");
  expect(html).toContain("<th");
  expect(html).toMatch(/text-align:left">Señal<\/td><td style="[^"]*text-align:right">4<\/td>/);
});

it("escapes all markup in the source", () => {
  const html = toHtml(
    '<script>x</script> [a](javascript:b) ![c"onerror="d](https://x.example/"e)\n\n```\n</pre><img>\n```',
  );
  expect(html).not.toMatch(/<(script|img)|javascript:|"onerror/);
  expect(html).toContain("&lt;/pre&gt;&lt;img&gt;");
});
