import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { conversationContext } from "../../../../test/conversation-context.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../../test/stand-ins/openai.ts";
import type { Tool, ToolContext } from "../../turns/index.ts";
import { createMakeImageTool } from "./make-image-tool.ts";

const wish = { prompt: "Un hangar al amanecer", size: "512x512" };

async function run(tool: Tool, input: object, context: ToolContext) {
  // The output's fields are asserted by every test that reads them.
  return (await tool.run(tool.input.parse(input), context)) as { fileIds: string[]; text: string };
}

describe("without an image model", () => {
  let test: TestApp;
  let tool: Tool;
  beforeAll(async () => {
    test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_IMAGES_PER_DAY: "3" } });
    tool = createMakeImageTool(test.deps);
  });
  afterAll(() => test.close());

  it("stores posters as the person's own pictures, once per call, and says that they are drawn", async () => {
    const { person, context } = await conversationContext(test);
    const progress = vi.fn<ToolContext["progress"]>();
    expect(tool.access).toBe("read");
    const { fileIds, text } = await run(tool, { ...wish, count: 2 }, { ...context, progress });
    expect(progress.mock.calls).toEqual([[{ done: 1, of: 2 }], [{ done: 2, of: 2 }]]);
    expect(text).toContain("posters drawn by this product");
    expect(fileIds).toHaveLength(2);
    const [fileId] = fileIds;
    const { rawPayload } = await test.as(person)({ url: `/api/files/${fileId}/content` });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    const gallery = (await test.as(person)({ url: "/api/images" })).json();
    expect(gallery.items).toMatchObject([
      { prompt: wish.prompt, conversationId: context.conversationId },
      { prompt: wish.prompt },
    ]);
    // A retry of the call in another process finds the pictures.
    expect((await run(createMakeImageTool(test.deps), { ...wish, count: 2 }, context)).fileIds).toEqual(
      fileIds,
    );
    const today = (await test.as(person)({ url: "/api/images/maker" })).json().today;
    expect(today).toMatchObject({ left: 1 });
  });

  it("counts against the quota of the day, and not for pictures that were not made", async () => {
    const { person, context } = await conversationContext(test);
    await expect(run(tool, { ...wish, count: 4 }, context)).rejects.toThrow();
    const stopped = { ...context, signal: AbortSignal.abort(new Error("Stop.")) };
    await expect(run(tool, wish, stopped)).rejects.toThrow("Stop.");
    expect((await test.as(person)({ url: "/api/images/maker" })).json().today).toMatchObject({ left: 3 });
  });

  it("makes nothing without the right, of another person's picture or with a mode that is missing", async () => {
    const [{ context }, other] = [await conversationContext(test), await conversationContext(test)];
    await expect(run(tool, wish, { ...context, roles: [] })).rejects.toThrow("do not allow making pictures");
    const { fileIds } = await run(tool, wish, other.context);
    const source_file_id = fileIds[0];
    await expect(run(tool, { ...wish, mode: "vary", source_file_id }, context)).rejects.toThrow();
    await expect(
      run(tool, { ...wish, mode: "edit", source_file_id }, { ...other.context, idempotencyKey: "1" }),
    ).rejects.toThrow("can't change a given picture");
    expect(
      (await run(tool, { ...wish, mode: "vary", source_file_id }, { ...other.context, idempotencyKey: "2" }))
        .fileIds,
    ).toHaveLength(1);
    expect(tool.input.safeParse({ ...wish, mode: "edit" }).success).toBe(false);
  });
});

describe("with an image model", () => {
  let provider: OpenAiStandIn;
  let test: TestApp;
  beforeAll(async () => {
    provider = await startOpenAiStandIn();
    const models = { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5" };
    test = await startTestApp({
      environment: { ...models, OLLAMA_BASE_URL: "off", IMAGE_MODEL: "gpt-image-1" },
    });
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  it("sends the prompt outside, which its access says", async () => {
    const tool = createMakeImageTool(test.deps);
    const { context } = await conversationContext(test);
    expect(tool.access).toBe("outside");
    const { fileIds, text } = await run(tool, { prompt: "Un hangar", style: "line" }, context);
    expect(fileIds).toHaveLength(1);
    expect(text).toBe("1 of 1 pictures were made and are shown to the person.");
    const { body } = provider.requests.findLast(({ path }) => path.includes("images")) ?? {};
    expect(body?.prompt).toContain("Un hangar");
  });
});
