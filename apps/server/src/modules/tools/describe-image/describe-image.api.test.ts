import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { question } from "../../../../test/ask.ts";
import { conversationContext } from "../../../../test/conversation-context.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../../test/stand-ins/openai.ts";
import { toolContext } from "../../../../test/tool-context.ts";
import type { Tool, ToolContext } from "../../turns/index.ts";
import { createDescribeImageTool } from "./describe-image-tool.ts";

let provider: OpenAiStandIn;
let blind: TestApp;
let seeing: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
  blind = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_DESCRIPTIONS_PER_DAY: "2" } });
  seeing = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "gpt-5,blind",
      OLLAMA_BASE_URL: "off",
    },
  });
});
afterAll(async () => {
  await Promise.all([blind.close(), seeing.close()]);
  await provider.close();
});

/** A conversation whose question shows a picture of this colour. */
async function withPicture(test: TestApp, background: string) {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  const url = `data:image/png;base64,${bytes.toString("base64")}`;
  const request = question("¿Qué se ve?");
  const content = [...request.content, { type: "image_url" as const, image_url: { url } }];
  return conversationContext(test, { request: { ...request, content } });
}

const run = (tool: Tool, input: object, context: ToolContext) => tool.run(tool.input.parse(input), context);

it("reads size, colours and text here if there is no model with vision", async () => {
  const tool = createDescribeImageTool(blind.deps);
  const { context } = await withPicture(blind, "#c00000");
  expect(await run(tool, {}, context)).toMatchObject({
    picture: 1,
    pictures: 1,
    description: expect.stringContaining("64"),
    note: expect.stringContaining("No model with vision"),
  });
  await run(tool, { picture: 1 }, context);
  await expect(run(tool, {}, context)).rejects.toThrow();
});

it("asks the model with vision, with the question", async () => {
  const tool = createDescribeImageTool(seeing.deps);
  const { context } = await withPicture(seeing, "#0000c0");
  const answer = await run(tool, { question: "¿De qué color es?" }, context);
  expect(answer).toEqual({ picture: 1, pictures: 1, description: expect.stringMatching(/./) });
  const sent = JSON.stringify(provider.requests.at(-1)?.body.messages);
  expect(sent).toContain("¿De qué color es?");
  expect(sent).toContain("data:image/");
});

it("sees only the person's own pictures of the conversation", async () => {
  const tool = createDescribeImageTool(blind.deps);
  const [{ context }, other] = [await withPicture(blind, "#c00000"), await withPicture(blind, "#00c000")];
  await expect(run(tool, { picture: 2 }, context)).rejects.toThrow("There is no picture 2");
  const { conversationId } = other.context;
  await expect(run(tool, {}, { ...context, conversationId })).rejects.toThrow("There is no picture");
  await expect(run(tool, {}, toolContext({ roles: context.roles }))).rejects.toThrow("There is no picture");
  await expect(run(tool, {}, { ...context, roles: [] })).rejects.toThrow("do not allow");
});
