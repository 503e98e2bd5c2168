import type { Tag } from "@metatron/contract/chat/conversation";
import { describe, expect, it } from "vitest";
import type { call } from "../../../api/call.ts";
import { activePath, parentForNext } from "../../../local-db/active-path.ts";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import { changeConversation, listConversations } from "../../../local-db/conversations.ts";
import { deleteConversations, undoDeletions } from "../../../local-db/delete-conversation.ts";
import { aTurn, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { giveFeedback, readMessages } from "../../../local-db/messages.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { fillDigest } from "../../../local-db/server-copies.ts";
import { changeTag } from "../../../local-db/tags.ts";
import { HandClock, never, openTab, type TestTab } from "./device.fixtures.ts";
import { FakeServer, problem, unreachable } from "./fake-server.fixtures.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { createTabLocks } from "./locks.ts";
import { fetchMissing, refreshStreaming } from "./pull-messages.ts";
import { reconcile } from "./reconcile.ts";

const STEPS = 70;
const ROUNDS_TO_AGREE = 8;

describe("two devices, one with two tabs, on a bad network", () => {
  it.each(Array.from({ length: 16 }, (_, seed) => seed))(
    "agree with the server in the end (%i)",
    async (seed) => {
      const world = createWorld(seed);
      for (let step = 0; step < STEPS; step += 1) await world.doSomething();
      await world.calmDown();

      const { server, tabs, refused } = world;
      const expected = server.listed();
      for (const { db } of tabs) {
        const rows = await listConversations(db);
        const here = await Promise.all(
          rows
            .filter((row) => row.isOnServer)
            .map(async (row) => ({ ...row, digest: await fillDigest(db, row.id) })),
        );
        expect(byId(here).map(serverFields)).toEqual(byId(expected).map(serverFields));
        expect(await db.outbox.count()).toBe(0);
        for (const { id } of expected) {
          const messages = (await readMessages(db, id)).filter((message) => message.isOnServer);
          expect(messages.map(({ id, text, state }) => ({ id, text, state }))).toEqual(
            server.messagesOf(id).map(({ id, text, state }) => ({ id, text, state })),
          );
        }
        // No data of deleted conversations is left.
        const known = new Set(rows.map(({ id }) => id));
        expect((await db.messages.toArray()).filter(({ idChat }) => !known.has(idChat))).toEqual([]);
        expect((await db.texts.toArray()).filter(({ idChat }) => !known.has(idChat))).toEqual([]);
      }
      // Each question was stored once, and none that could be sent was lost.
      expect(new Set(server.asked).size).toBe(server.asked.length);
      const stored = new Set(server.asked);
      const lost = world.asked.filter(
        ({ answerId, conversationId }) => !stored.has(answerId) && !world.isDeleted(conversationId),
      );
      expect(lost).toEqual([]);
      expect(refused.filter((conversationId) => !world.isDeleted(conversationId))).toEqual([]);
    },
  );
});

function createWorld(seed: number) {
  const random = seededRandom(seed);
  const chance = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const server = new FakeServer();
  const clock = new HandClock();
  const asked: { answerId: string; conversationId: string }[] = [];
  /** By browser: only the browser that deleted a conversation can undo the deletion. */
  const deletions = new Set<string>();
  const refused: string[] = [];
  let faults = 0;

  const connect = (): typeof call =>
    server.connect((_when, name) => {
      if (!chance(faults)) return;
      // A chat call is never retried automatically; too many of these errors would refuse it for good.
      throw chance(0.8) || name.startsWith("chat") ? unreachable() : problem("overloaded", 1000);
    });
  const shared = { place: newPlace(), locks: createTabLocks(), clock };
  const tabs = [
    openTab({ call: connect(), ...shared }),
    openTab({ call: connect(), ...shared }),
    openTab({ call: connect(), clock }),
  ].map((tab): TestTab => ({ ...tab, onRefused: (entry) => refused.push(entry.conversationId) }));

  const sync = async (tab: TestTab) => {
    const part = pick([
      () => flushOutbox(tab, "others", never),
      () => flushOutbox(tab, "others", never),
      () => reconcile(tab, never),
      () => refreshStreaming(tab, never),
      () => fetchMissing(tab, never),
    ]);
    await part?.().catch(() => undefined);
  };

  async function doSomething() {
    const tab = pick(tabs);
    if (!tab) return;
    const { db } = tab;
    const now = new Date(clock.now());
    const id = pick(await listConversations(db))?.id;
    const path = id ? activePath(await readMessages(db, id), {}) : [];
    const action = pick([
      () => ask(tab, { now }),
      () => id && ask(tab, { conversationId: id, parentId: parentForNext(path), now }),
      () => id && regenerate(tab, path.map(({ message }) => message).findLast(isKnownQuestion)),
      () => id && changeConversation(db, { id, patch: { title: `T${random()}` }, now }),
      () => id && changeConversation(db, { id, patch: { pinned: chance(0.5), favorite: chance(0.5) }, now }),
      () => id && changeConversation(db, { id, patch: { archived: chance(0.5) }, now }),
      () => id && changeConversation(db, { id, patch: { tags: TAGS.filter(() => chance(0.4)) }, now }),
      () => changeTag(db, { tag: pick(TAGS)?.name ?? "", to: pick([null, ...TAGS]) ?? null, now }),
      () => id && chance(0.3) && remove(tab, id),
      () => undo(tab),
      () => rate(tab, path.map(({ message }) => message).findLast(isKnownAnswer)),
      () => Promise.all([sync(tab), sync(pick(tabs) ?? tab)]),
      () => sync(tab),
      () => sync(tab),
      () => server.finishAnswer(pick(server.streaming()) ?? ""),
      () =>
        server.conversations.size > 0 &&
        server.rename(pick([...server.conversations.keys()]) ?? "", `S${random()}`),
      () => clock.pass(random() * 15_000),
      () => {
        faults = chance(0.5) ? 0 : random();
      },
    ]);
    await action?.();
  }

  async function ask({ db }: TestTab, ids: Parameters<typeof aTurn>[0]) {
    const turn = aTurn(ids);
    const { answerId, conversationId } = turn.request;
    asked.push({ answerId, conversationId });
    await beginTurn(db, turn);
  }

  async function regenerate(tab: TestTab, question: MessageRow | undefined) {
    if (!question) return;
    const { idChat: conversationId, id: messageId, parentId } = question;
    await ask(tab, { conversationId, messageId, parentId });
  }

  async function rate({ db }: TestTab, answer: MessageRow | undefined) {
    if (!answer) return;
    const given = { conversationId: answer.idChat, messageId: answer.id, badComment: `C${random()}` };
    await giveFeedback(db, { ...given, feedback: "bad" }, new Date(clock.now()));
  }

  async function undo(tab: TestTab) {
    const { db } = tab;
    const hidden = (await db.chats.toArray()).filter(({ deletedAt }) => deletedAt !== null);
    const id = pick(hidden)?.id;
    if (id && (await undoDeletions(db, [id])) > 0) deletions.delete(deletion(tab, id));
  }

  async function remove(tab: TestTab, id: string) {
    await deleteConversations(tab.db, { ids: [id], now: new Date(clock.now()) });
    deletions.add(deletion(tab, id));
  }

  const deletion = (tab: TestTab, id: string) => `${tab === tabs[2] ? "second" : "first"} ${id}`;
  const isDeleted = (id: string) => deletions.has(`first ${id}`) || deletions.has(`second ${id}`);

  async function calmDown() {
    faults = 0;
    for (let round = 0; round < ROUNDS_TO_AGREE; round += 1) {
      clock.pass(600_000);
      for (const tab of tabs) {
        await flushOutbox(tab, "others", never);
        for (const answerId of server.streaming()) server.finishAnswer(answerId);
        await reconcile(tab, never);
        await refreshStreaming(tab, never);
        await fetchMissing(tab, never);
      }
    }
  }

  return { server, tabs, asked, isDeleted, refused, doSomething, calmDown };
}

const TAGS: Tag[] = [
  { name: "Rampa", color: "chart-1" },
  { name: "Pista", color: "chart-2" },
  { name: "Formación", color: "chart-3" },
];

const isKnownQuestion = ({ role, isOnServer }: MessageRow) => role === "user" && isOnServer;
const isKnownAnswer = ({ role, state }: MessageRow) => role === "assistant" && state === "complete";

const byId = <T extends { id: string }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * The server's fields of a conversation, without those that only a browser keeps. Omits the time: a change
 * that is resent because its response was lost only updates the time, which the digest does not cover.
 */
function serverFields<T extends object>(row: T) {
  const local = ["isOnServer", "hasMessages", "serverUpdatedAt", "tailCursor", "deletedAt", "updatedAt"];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !local.includes(name)));
}

/** mulberry32: the same numbers for the same seed, so that a failure can be reproduced. */
function seededRandom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
