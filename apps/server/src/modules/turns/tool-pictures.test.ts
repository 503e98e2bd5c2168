import type { TurnEvent } from "@metatron/turn/events";
import { expect, it } from "vitest";
import { emitToolPictures } from "./tool-pictures.ts";
import { createTurnRecorder } from "./turn-recorder.ts";

const FIRST = "5f0c0d7e-2222-4aaa-8bbb-000000000001";
const SECOND = "5f0c0d7e-2222-4aaa-8bbb-000000000002";

function recorderWith(outputs: readonly unknown[]) {
  const events: TurnEvent[] = [];
  const recorder = createTurnRecorder(FIRST, { take: (event) => events.push(event) });
  for (const [at, output] of outputs.entries()) {
    const toolCallId = `1-${at}`;
    recorder.event({ type: "tool-input-available", toolCallId, toolName: "make_image", input: {} });
    recorder.event({ type: "tool-output-available", toolCallId, output });
  }
  const pictures = () => events.flatMap((event) => (event.type === "data-image" ? [event.data] : []));
  return { recorder, pictures };
}

it("shows the pictures of all tools, each once however often it is asked to", () => {
  const { recorder, pictures } = recorderWith([{ fileIds: [FIRST] }, { text: "66" }, { fileIds: [SECOND] }]);
  emitToolPictures(recorder);
  emitToolPictures(recorder);
  expect(pictures()).toEqual([
    { fileId: FIRST, n: 1, of: 2 },
    { fileId: SECOND, n: 2, of: 2 },
  ]);
});

it("ignores results that only look like pictures", () => {
  const { recorder, pictures } = recorderWith([
    null,
    "x",
    { fileIds: ["../secret"] },
    { fileIds: [] },
    { fileIds: 3 },
  ]);
  emitToolPictures(recorder);
  expect(pictures()).toEqual([]);
});
