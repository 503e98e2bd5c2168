import { toolCallsOf } from "@metatron/turn/turn";
import { z } from "zod";
import type { TurnRecorder } from "./turn-recorder.ts";

const withPictures = z.object({ fileIds: z.array(z.uuid()).min(1) });

/**
 * Shows the pictures that tools made or received. Called again at the end: a process that goes on with the turn
 * of another streams everything but the finished steps anew, and their pictures would be missing.
 */
export function emitToolPictures(recorder: Pick<TurnRecorder, "turn" | "event">): void {
  const all = toolCallsOf(recorder.turn).flatMap(({ output }) => {
    const read = withPictures.safeParse(output);
    return read.success ? read.data.fileIds : [];
  });
  for (const [at, fileId] of all.entries())
    if (!recorder.turn.pictureIds.includes(fileId))
      recorder.event({ type: "data-image", data: { fileId, n: at + 1, of: all.length } });
}
