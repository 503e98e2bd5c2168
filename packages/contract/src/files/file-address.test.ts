import { expect, it } from "vitest";
import { fileIdOf } from "./file-address.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

it.each([`/files/${ID}/content`, `/api/files/${ID}/content`, `/a/b/files/${ID.toUpperCase()}/content`])(
  "finds the id in %s",
  (address) => {
    expect(fileIdOf(address)).toBe(ID);
  },
);

it.each([
  "",
  `https://evil.example/files/${ID}/content`,
  `//evil.example/files/${ID}/content`,
  `/files/${ID}/content?x=1`,
  `/files/${ID}/../content`,
  `/files/${ID}`,
  "file:///etc/passwd",
  "/a".repeat(1_000_000),
])("finds none in %.60s", (address) => {
  expect(fileIdOf(address)).toBeNull();
});
