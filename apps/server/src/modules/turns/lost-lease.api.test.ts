import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import type { TurnPlan } from "./turn-plan.ts";
import { TurnTaken } from "./turn-taken.ts";
import { createCallLedger, keepTurn } from "./turns.repo.ts";

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const tool = { name: "change", access: "write" as const };
const call = { callId: "1-call0", tool };
const outcome = { output: "done" };

/** A turn that this process started and that has not ended. */
async function newTurn() {
  const request = question("Hola");
  await ask(test, newPerson(), request);
  const { db } = test.deps.database;
  const turnId = request.answerId;
  // Without this, the watch would end the turn, because no process writes its answer.
  test.deps.watch.hold(turnId);
  await db.updateTable("messages").set({ state: "streaming" }).where("id", "=", turnId).execute();
  const plan = { question: "Hola" } as TurnPlan;
  await keepTurn(db, { turnId, attempt: 0, plan, steps: [] });
  const { person_id: personId } = await db
    .selectFrom("messages")
    .select("person_id")
    .where("id", "=", turnId)
    .executeTakeFirstOrThrow();
  return { db, turnId, personId, plan };
}

it("lets only the process that owns the turn begin a call or record its outcome", async () => {
  const { db, turnId, personId, plan } = await newTurn();
  const first = createCallLedger(db, 0);
  expect(await first.intend({ turnId, personId, ...call })).toEqual({ state: "new" });

  // Another process claims the turn while the call is in flight.
  await sql`update turns set attempt = 1 where id = ${turnId}`.execute(db);
  await expect(first.recordOutcome({ turnId, callId: call.callId, outcome })).rejects.toBeInstanceOf(
    TurnTaken,
  );
  await expect(first.intend({ turnId, callId: "1-call1", tool, personId })).rejects.toBeInstanceOf(TurnTaken);
  await expect(first.intend({ turnId, personId, ...call })).rejects.toBeInstanceOf(TurnTaken);
  await expect(keepTurn(db, { turnId, attempt: 0, plan, steps: [] })).rejects.toBeInstanceOf(TurnTaken);

  const second = createCallLedger(db, 1);
  expect(await second.intend({ turnId, personId, ...call })).toEqual({ state: "unknown" });
  expect(await second.intend({ turnId, callId: "2-call0", tool, personId })).toEqual({ state: "new" });
  await second.recordOutcome({ turnId, callId: "2-call0", outcome });
  const again = { turnId, callId: "2-call0", tool, personId };
  expect(await second.intend(again)).toEqual({ state: "known", outcome });
  const rows = await db.selectFrom("tool_calls").select("call_id").where("turn_id", "=", turnId).execute();
  expect(rows.map(({ call_id }) => call_id).sort()).toEqual(["1-call0", "2-call0"]);
});

it("uses the outcome that an earlier process recorded before it lost the turn", async () => {
  const { db, turnId, personId } = await newTurn();
  const first = createCallLedger(db, 0);
  await first.intend({ turnId, personId, ...call });
  await first.recordOutcome({ turnId, callId: call.callId, outcome });
  await sql`update turns set attempt = 1 where id = ${turnId}`.execute(db);
  expect(await createCallLedger(db, 1).intend({ turnId, personId, ...call })).toEqual({
    state: "known",
    outcome,
  });
});
