import type { Action } from "@metatron/contract/roles";
import { describe, expect, it, vi } from "vitest";
import type { Translate } from "../../../lib/translator.ts";
import { listConversations, readConversation } from "../../../local-db/conversations.ts";
import { aConversationRow, NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import type { ConfirmAnswer } from "../../../ui/confirm.ts";
import type { toast } from "../../../ui/toast.ts";
import { createConversationActions } from "./conversation-actions.ts";

// Safe: the tests only call it in this form.
const t = ((key: string, values?: { title: string }) =>
  `${key} ${values?.title ?? ""}`.trim()) as unknown as Translate;

async function setUp({ answer = "ok", allowed = [] }: { answer?: ConfirmAnswer; allowed?: Action[] } = {}) {
  const db = openTestDatabase();
  const conversation = aConversationRow({ title: "Vacaciones" });
  await db.chats.add(conversation);
  const wake = vi.fn(async () => {});
  const track = vi.fn();
  const show = vi.fn<typeof toast>(() => () => {});
  const onRemove = vi.fn();
  const actions = createConversationActions({
    db,
    allowed,
    wake,
    t,
    track,
    onRemove,
    toast: show,
    confirm: async () => answer,
    exportAs: async () => {},
    now: () => NOW,
  });
  const row = () => readConversation(db, conversation.id);
  return { db, conversation, wake, track, show, onRemove, actions, row };
}

describe("a conversation in the list", () => {
  it("is pinned, favourited, renamed and given an emoji at once, and the change is sent to the server", async () => {
    const { db, conversation, actions, row, wake, track } = await setUp();
    await actions.togglePin(conversation);
    await actions.toggleFavorite(conversation);
    await actions.rename(conversation, "  Vacaciones   de verano ");
    await actions.changeEmoji(conversation, "🏖️");
    expect(await row()).toMatchObject({
      pinned: true,
      favorite: true,
      title: "Vacaciones de verano",
      emoji: "🏖️",
    });
    expect((await readOutbox(db)).map(({ operation }) => operation)).toEqual([
      { kind: "patch", patch: { pinned: true } },
      { kind: "patch", patch: { favorite: true } },
      { kind: "patch", patch: { title: "Vacaciones de verano" } },
      { kind: "patch", patch: { emoji: "🏖️" } },
    ]);
    expect(wake).toHaveBeenCalledTimes(4);
    expect(track.mock.calls.map(([name]) => name)).toEqual([
      ...["pin_conversation", "favorite_conversation", "rename_conversation", "change_emoji"],
    ]);
  });

  it("keeps its title where nothing or the same title was typed", async () => {
    const { db, conversation, actions } = await setUp();
    await actions.rename(conversation, "   ");
    await actions.rename(conversation, "Vacaciones ");
    expect(await readOutbox(db)).toEqual([]);
  });

  it("is deleted after confirmation, and restored by undo", async () => {
    const { db, conversation, actions, show, onRemove, row } = await setUp();
    await actions.remove(conversation);
    expect(await listConversations(db)).toEqual([]);
    expect(onRemove).toHaveBeenCalledWith(conversation.id);
    const [shown] = show.mock.lastCall ?? [];
    expect(shown).toMatchObject({ text: "list.deleted Vacaciones", action: { label: "list.undo" } });
    shown?.action?.onAction();
    await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith({ text: "list.restored Vacaciones" }));
    expect(await row()).toEqual(conversation);
    expect(await readOutbox(db)).toEqual([]);
  });

  it("reports when it is too late to undo", async () => {
    const { db, conversation, actions, show } = await setUp();
    await actions.remove(conversation);
    await db.chats.delete(conversation.id);
    show.mock.lastCall?.[0].action?.onAction();
    await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith({ text: "list.tooLate Vacaciones" }));
  });

  it.each(["cancel", "closed"] as const)(
    "is kept when the confirmation is answered with %s",
    async (answer) => {
      const { conversation, actions, row, show } = await setUp({ answer });
      await actions.remove(conversation);
      expect(await row()).toEqual(conversation);
      expect(show).not.toHaveBeenCalled();
    },
  );

  it("is archived with others, and undo brings all of them back", async () => {
    const { db, conversation, actions, show, row, wake } = await setUp();
    const other = aConversationRow({ title: "Nómina" });
    await db.chats.add(other);
    await actions.archive([conversation, other], true);
    expect([await row(), await readConversation(db, other.id)]).toMatchObject([
      { archived: true },
      { archived: true },
    ]);
    expect(wake).toHaveBeenCalledOnce();
    show.mock.lastCall?.[0].action?.onAction();
    await vi.waitFor(async () =>
      expect(await readConversation(db, other.id)).toMatchObject({ archived: false }),
    );
    expect(await row()).toMatchObject({ archived: false });
  });

  it("is deleted with others after one confirmation, and undo restores all", async () => {
    const { db, conversation, actions, show, onRemove } = await setUp();
    const other = aConversationRow({ title: "Nómina" });
    await db.chats.add(other);
    expect(await actions.removeMany([conversation, other])).toBe(true);
    expect(await listConversations(db)).toEqual([]);
    expect(onRemove).toHaveBeenCalledTimes(2);
    show.mock.lastCall?.[0].action?.onAction();
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
    expect(await listConversations(db)).toHaveLength(2);
    expect(await readOutbox(db)).toEqual([]);
  });

  it("is kept with others when the confirmation is cancelled", async () => {
    const { db, conversation, actions } = await setUp({ answer: "cancel" });
    expect(await actions.removeMany([conversation])).toBe(false);
    expect(await listConversations(db)).toHaveLength(1);
  });

  it("offers the actions that the roles allow", async () => {
    const { actions } = await setUp({ allowed: ["exportHistory"] });
    expect([actions.may("exportHistory"), actions.may("deleteHistory")]).toEqual([true, false]);
  });
});
