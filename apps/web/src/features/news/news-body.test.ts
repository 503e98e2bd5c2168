import { expect, it } from "vitest";
import { partsOfNews, pictureLine } from "./news-body.ts";

const ID = "0f9d3f0a-6d7d-4b53-9c1e-9a1d9b8f2a11";

it("splits an item at its pictures and at lines that link into the app", () => {
  const body = `![El pasaje marcado](picture:${ID})\n\nPulsa **una cita**.\n\n- uno\n- dos\n\n[Probarlo ahora](/chat)`;
  expect(partsOfNews(body)).toEqual([
    { kind: "picture", id: ID, alt: "El pasaje marcado" },
    { kind: "text", text: "Pulsa **una cita**.\n\n- uno\n- dos" },
    { kind: "action", label: "Probarlo ahora", path: "/chat" },
  ]);
});

it("leaves external links, external pictures and code as they are", () => {
  for (const body of [
    "[fuera](//evil.example)",
    "[fuera](/\\evil.example)",
    "![x](https://evil.example/a.png)",
    "mira [esto](/chat) ahora",
    `\`\`\`\n![x](picture:${ID})\n\`\`\``,
  ])
    expect(partsOfNews(body)).toEqual([{ kind: "text", text: body }]);
  expect(partsOfNews(" \n\n")).toEqual([]);
});

it("reads the line that it writes for a picture", () => {
  expect(partsOfNews(pictureLine(ID, "Una [cita]"))).toEqual([{ kind: "picture", id: ID, alt: "Una cita" }]);
});
