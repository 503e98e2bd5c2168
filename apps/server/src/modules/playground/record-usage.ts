import type { Session } from "../../http/session.ts";
import type { PlaygroundDeps } from "./playground-deps.ts";

/** Playground answers count towards the daily quota and the costs like any answer. */
export async function recordUsage(
  { db, models }: Pick<PlaygroundDeps, "db" | "models">,
  { personId, roles }: Session,
  used: { model: string; inputTokens: number; outputTokens: number; seconds: number },
): Promise<void> {
  const { model, inputTokens, outputTokens, seconds } = used;
  const price = (await models.modelsFor(roles)).find(({ id }) => id === model)?.price;
  const cost = price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : null;
  await db
    .insertInto("model_usage")
    .values({
      person_id: personId,
      message_id: null,
      purpose: "playground",
      model,
      seconds,
      cost,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      at: new Date(),
    })
    .execute();
}
