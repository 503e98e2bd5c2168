import { expect, it } from "vitest";
import { NOW } from "../../local-db/local-db.fixtures.ts";
import { matchGiven, pictureAddresses } from "./attached-pictures.ts";

const file = (id: string, type: string, name = `${id}.x`, size = 3) => ({
  id,
  name,
  type,
  size,
  createAt: NOW.toISOString(),
});

it("passes models the images that all of them can read, by file URL", () => {
  const files = [file("a", "image/png"), file("b", "application/pdf"), file("c", "image/tiff")];
  expect(pictureAddresses(files, "/api")).toEqual(["/api/files/a/content"]);
});

it("matches given files to attachments by name and size, and omits refused ones", () => {
  const given = [
    { name: "uno.png", size: 3 },
    { name: "uno.png", size: 4 },
    { name: "dos.png", size: 5 },
  ];
  const taken = [file("a", "image/png", "uno.png", 4), file("b", "image/png", "otro.png", 9)];
  expect(matchGiven(taken, given)).toEqual([{ id: "a", file: given[1] }]);
});
