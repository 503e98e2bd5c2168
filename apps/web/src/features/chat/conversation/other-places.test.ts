import { expect, it } from "vitest";
import { otherPlaces } from "./other-places.ts";

const around = {
  here: "rh-plus",
  allowed: ["rh-plus", "chat-libre"],
  hasServiceDesk: true,
  answer:
    "Esto queda fuera: respondo con los documentos de Recursos Humanos.\n\nTe ayudará mejor **Chat libre**.",
} as const;

it("offers the other chats, the recommended one first", () => {
  expect(otherPlaces(around)).toEqual(["chat-libre", "service-desk"]);
  expect(otherPlaces({ ...around, answer: "Te ayudará mejor **Mesa de servicio**." })).toEqual([
    "service-desk",
    "chat-libre",
  ]);
  expect(otherPlaces({ ...around, here: "service-desk", answer: "Tienes **RH+**." })).toEqual([
    "rh-plus",
    "chat-libre",
  ]);
});

it("offers no chat that the person may not use or that does not exist", () => {
  expect(otherPlaces({ ...around, allowed: ["rh-plus"], hasServiceDesk: false })).toEqual([]);
});
