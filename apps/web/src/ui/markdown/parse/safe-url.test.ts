import { expect, it } from "vitest";
import { hostToShow, safeUrl } from "./safe-url.ts";

it("allows only web and mail URLs", () => {
  expect(safeUrl(" https://a.example/b?c=ñ ")).toBe("https://a.example/b?c=%C3%B1");
  expect(safeUrl("mailto:a@b.example")).toBe("mailto:a@b.example");
  for (const url of [
    "javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,x",
    "ftp://a",
    "/a",
    "#a",
    "",
  ]) {
    expect(safeUrl(url), url).toBeNull();
  }
});

it("rejects a URL that is too long to check", () => {
  expect(safeUrl(`https://a.example/${"x".repeat(3_000)}`)).toBeNull();
});

it("shows the host where the text names a different one", () => {
  expect(hostToShow("https://evil.example/login", "https://banco.es/acceso")).toBe("evil.example");
  expect(hostToShow("https://evil.example/", "ve a banco.es")).toBe("evil.example");
  expect(hostToShow("https://banco.es.evil.example/", "banco.es")).toBe("banco.es.evil.example");
});

it("shows the host where the URL hides it", () => {
  expect(hostToShow("https://banco.es@evil.example/", "https://banco.es@evil.example/")).toBe("evil.example");
  expect(hostToShow("https://xn--bnco-5na.es/", "la guía")).toBe("xn--bnco-5na.es");
});

it("shows no host for an honest link", () => {
  expect(hostToShow("https://a.example/b", "la política")).toBeNull();
  expect(hostToShow("https://www.a.example/b", "a.example")).toBeNull();
  expect(hostToShow("https://docs.a.example/b", "https://a.example")).toBeNull();
  expect(hostToShow("mailto:ana@a.example", "ana@b.example")).toBeNull();
});
