import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSecretBox, UnreadableSecret } from "./index.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "metatron-secrets-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it("opens what it sealed, and two sealed values of the same secret differ", async () => {
  const box = createSecretBox({ key: Buffer.alloc(32, 7).toString("base64"), path: join(dir, "unused") });
  const [one, two] = await Promise.all([
    box.seal({ token: "ñandú" }, "a"),
    box.seal({ token: "ñandú" }, "a"),
  ]);
  expect(one).not.toBe(two);
  expect(one).not.toContain("ñandú");
  expect(await box.open(one, "a")).toEqual({ token: "ñandú" });
});

it("refuses another purpose, another key, a changed and a broken value", async () => {
  const box = createSecretBox({ key: Buffer.alloc(32, 7).toString("base64"), path: join(dir, "unused") });
  const other = createSecretBox({ key: Buffer.alloc(32, 8).toString("base64"), path: join(dir, "unused") });
  const sealed = await box.seal("secret", "server:1");
  await expect(box.open(sealed, "server:2")).rejects.toThrow(UnreadableSecret);
  await expect(other.open(sealed, "server:1")).rejects.toThrow(UnreadableSecret);
  await expect(box.open(`${sealed.slice(0, -2)}AA`, "server:1")).rejects.toThrow(UnreadableSecret);
  await expect(box.open("v1.", "server:1")).rejects.toThrow(UnreadableSecret);
});

it("makes one private key, also when several boxes start at once", async () => {
  const path = join(dir, "keys", "secrets.key");
  const boxes = Array.from({ length: 5 }, () => createSecretBox({ key: undefined, path }));
  const sealed = await Promise.all(boxes.map((box) => box.seal("secret", "a")));
  for (const each of sealed) expect(await boxes[0]?.open(each, "a")).toBe("secret");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, "utf8")).toMatch(/^[A-Za-z0-9+/]{43}=$/);
});
