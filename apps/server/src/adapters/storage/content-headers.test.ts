import { expect, it } from "vitest";
import { contentHeaders } from "./content-headers.ts";

it("shows harmless types inline under their name, and forbids caching", () => {
  expect(
    contentHeaders({ type: "image/png", fileName: "Póliza «2026».png", disposition: "inline" }),
  ).toMatchObject({
    "content-type": "image/png",
    "content-disposition": `inline; filename="Poliza _2026_.png"; filename*=UTF-8''P%C3%B3liza%20%C2%AB2026%C2%BB.png`,
    "cache-control": "private, no-store",
  });
});

it.each(["text/html", "image/svg+xml", "application/xhtml+xml", "text/xml", "application/javascript"])(
  "saves %s, which could run, and lets it run nothing",
  (type) => {
    expect(contentHeaders({ type, fileName: 'a"b/../c\r\n.html', disposition: "inline" })).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="a_b_.._c.html"; filename*=UTF-8''a%22b_.._c.html`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
  },
);
