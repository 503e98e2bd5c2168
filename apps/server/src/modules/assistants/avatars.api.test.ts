import { randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { avatarStyles } from "@metatron/contract/assistants/constants";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formWith, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readBytes, readFile } from "../files/index.ts";
import { generateAvatar } from "./generate-avatar.ts";
import { sweepAvatarsHandler } from "./sweep-avatars.job.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const upload = (person: Participant, file: Parameters<typeof formWith>[0]) =>
  person.call({ method: "POST", url: "/api/assistant/avatar", ...formWith(file) });

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#c00" } })
    .withExif({ IFD0: { Copyright: "secreto" } })
    .jpeg()
    .toBuffer();

describe("a drawn avatar", () => {
  it.each(avatarStyles)("has a picture of the style %s", async (style) => {
    const person = newParticipant(test);
    const draw = async (seed: string) => {
      const payload = { name: "Rampa", style, seed };
      const answer = await person.call({ method: "POST", url: "/api/assistant/generate_avatar", payload });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().demo).toBe(true);
      return readBytes(test.deps, answer.json().fileId);
    };
    const first = await draw("uno");
    expect(first && (await sharp(first).metadata())).toMatchObject({
      format: "png",
      width: 512,
      height: 512,
    });
    if (style !== "shapes") return;
    const again = await draw("uno");
    expect(first && again && Buffer.compare(first, again)).toBe(0);
  });

  it("is painted by an image model where there is one and no style is asked for", async () => {
    const [person] = await test.deps.database.db.selectFrom("people").selectAll().limit(1).execute();
    const session = { personId: person?.id ?? "" } as Parameters<typeof generateAvatar>[1];
    const paintAvatar = async () => picture();
    const deps = { ...test.deps, paintAvatar };
    const painted = await generateAvatar(deps, session, { name: "Rampa" });
    expect(painted.demo).toBe(false);
    const styled = await generateAvatar(deps, session, {
      name: "Rampa",
      style: "rings",
    });
    expect(styled.demo).toBe(true);
  });
});

describe("an uploaded avatar", () => {
  it("is drawn anew as a square, without anything else of the file", async () => {
    const person = newParticipant(test);
    const answer = await upload(person, { name: "yo.jpg", type: "image/jpeg", bytes: await picture() });
    expect(answer.statusCode).toBe(200);
    const { fileId, url } = answer.json();
    const bytes = await readBytes(test.deps, fileId);
    expect(bytes && (await sharp(bytes).metadata())).toMatchObject({
      format: "png",
      width: 512,
      height: 512,
    });
    expect(Buffer.from(bytes ?? []).includes("secreto")).toBe(false);
    const shown = await test.app.inject({ url });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/png"]);
    const made = await newAssistant(person, { avatar: fileId });
    expect(made.avatar).toMatchObject({ fileId });
  });

  it.each([
    [
      "an SVG with a script",
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/><script>alert(1)</script></svg>',
    ],
    ["a page that says it is a picture", "<!doctype html><script>alert(1)</script>"],
    ["a broken picture", "\u0089PNG\r\n\u001a\nno"],
    ["nothing", ""],
  ])("is refused when it is %s", async (_what, content) => {
    const file = { name: "x.png", type: "image/png", bytes: Buffer.from(content) };
    const answer = await upload(newParticipant(test), file);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "image_invalid"]);
  });

  it("is refused when its pixels would fill the memory", async () => {
    const huge = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    // Its header says 20,000 by 20,000.
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    const answer = await upload(newParticipant(test), { name: "x.png", type: "image/png", bytes: huge });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "image_invalid"]);
  });

  it("can't be somebody else's picture", async () => {
    const owner = newParticipant(test);
    const { fileId } = (
      await upload(owner, { name: "yo.jpg", type: "image/jpeg", bytes: await picture() })
    ).json();
    const thief = newParticipant(test);
    for (const avatar of [fileId, randomUUID()]) {
      const made = await newAssistant(thief);
      const answer = await thief.call({
        method: "PUT",
        url: `/api/assistant/update/${made.id}`,
        payload: { avatar, version: 1 },
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it("goes after a day when no assistant and no version has it", async () => {
    const owner = newParticipant(test);
    const file = { name: "yo.jpg", type: "image/jpeg", bytes: await picture() };
    const [kept, other] = [
      (await upload(owner, file)).json().fileId,
      (await upload(owner, file)).json().fileId,
    ];
    const { id } = await newAssistant(owner, { avatar: kept });
    await owner.call({
      method: "PUT",
      url: `/api/assistant/update/${id}`,
      payload: { avatar: null, version: 1 },
    });
    const { db } = test.deps;
    const sweep = () => sweepAvatarsHandler(test.deps).handle({}, "job");
    await sweep();
    expect(await readFile(test.deps.db, other)).toBeDefined();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable("files").set({ create_at: yesterday }).where("id", "in", [kept, other]).execute();
    await sweep();
    expect(await readFile(test.deps.db, other)).toBeUndefined();
    expect(await readFile(test.deps.db, kept)).toBeDefined();
  });

  it("must come as a form", async () => {
    const answer = await newParticipant(test).call({
      method: "POST",
      url: "/api/assistant/avatar",
      payload: {},
    });
    expect(answer.statusCode).toBe(415);
  });
});
