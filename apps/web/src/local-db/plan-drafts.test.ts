import { expect, it } from "vitest";
import { finishAnswer } from "./answer-drafts.ts";
import { beginTurn } from "./begin-turn.ts";
import { forgetConversations } from "./delete-conversation.ts";
import { countDrafts, readDraft, writeDraft } from "./drafts.ts";
import { aFollowedAnswer, aTurn, NOW, openTestDatabase } from "./local-db.fixtures.ts";
import { planDraftOf } from "./plan-drafts.ts";

async function edited() {
  const db = openTestDatabase();
  const turn = aTurn();
  await beginTurn(db, turn);
  const { conversationId, answerId } = turn.request;
  await writeDraft(db, conversationId, { text: "a medias" });
  await writeDraft(db, planDraftOf(conversationId, `${answerId}/1-plan`), { text: "¿Uno?\n¿Dos?" });
  return { db, conversationId, answerId };
}

it("forgets the edits of a plan when its answer ends, and keeps the text of the composer", async () => {
  const { db, conversationId, answerId } = await edited();
  await finishAnswer(db, aFollowedAnswer({ id: answerId, idChat: conversationId }), NOW);
  expect(await countDrafts(db)).toBe(1);
  expect(await readDraft(db, conversationId)).toEqual({ text: "a medias" });
});

it("forgets them with their conversation", async () => {
  const { db, conversationId } = await edited();
  await forgetConversations(db, [conversationId], "deleted here");
  expect(await countDrafts(db)).toBe(0);
});
