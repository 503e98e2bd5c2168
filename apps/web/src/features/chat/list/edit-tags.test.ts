import { MAX_TAGS_PER_CONVERSATION, MAX_TAGS_PER_PERSON } from "@metatron/contract/chat/constants";
import type { Tag } from "@metatron/contract/chat/conversation";
import { expect, it } from "vitest";
import { tagsInUse } from "../../../local-db/tags.ts";
import { limitOf, matchTags, newTagOf, tagPatches, tagState } from "./edit-tags.ts";

const rampa: Tag = { name: "Rampa", color: "chart-1" };
const formacion: Tag = { name: "Formación", color: "chart-2" };
const rows = [
  { id: "a", tags: [rampa] },
  { id: "b", tags: [rampa, formacion] },
];
const used = tagsInUse(rows);

it("finds tags without accents and capitals, and creates only names that do not exist", () => {
  expect(matchTags(used, "FORMACI").map(({ name }) => name)).toEqual(["Formación"]);
  expect(newTagOf(used, " formacion ")).toBeNull();
  expect(newTagOf(used, "   ")).toBeNull();
  expect(newTagOf(used, "  Turno   de noche")).toEqual({ name: "Turno de noche", color: "chart-3" });
});

it("says whether all, some or none of the conversations have a tag", () => {
  expect(["rampa", "formacion", "otra"].map((key) => tagState(rows, key))).toEqual(["all", "some", "none"]);
});

it("adds a tag where it is missing, and removes it everywhere", () => {
  expect(tagPatches(rows, formacion, "add")).toEqual([{ id: "a", patch: { tags: [rampa, formacion] } }]);
  expect(tagPatches(rows, rampa, "remove")).toEqual([
    { id: "a", patch: { tags: [] } },
    { id: "b", patch: { tags: [formacion] } },
  ]);
});

it("keeps to the limits of a conversation and of a person", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at): Tag => ({ name: `Etiqueta ${at}`, color: "neutral" }));
  const full = [{ id: "a", tags: many(MAX_TAGS_PER_CONVERSATION) }];
  expect(limitOf(full, tagsInUse(full), rampa)).toBe("conversation");
  const all = tagsInUse([{ tags: many(MAX_TAGS_PER_PERSON) }]);
  expect(limitOf([{ id: "a", tags: [] }], all, rampa)).toBe("person");
  expect(limitOf([{ id: "a", tags: [] }], all, { name: "ETIQUETA 1", color: "neutral" })).toBeNull();
});
