import type { Handover, HandoverDraft } from "@metatron/contract/handovers/handover";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf } from "../../api/reason-of.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";
import { type Draft, validAddresses } from "./draft-fields.ts";
import { HANDOVERS_KEY, showHandover } from "./handovers-query.ts";

const SAVE_AFTER_MS = 700;

type SaveState = "saved" | "saving" | "unsaved" | "conflict";

const draftOf = ({ points, role, base, emails }: Handover): Draft => ({
  points: points.map(({ id, section, text }) => ({ id, section, text })),
  role,
  base: base ?? "",
  people: emails.join(", "),
});

const toBody = (draft: Draft, version: number): HandoverDraft => ({
  version,
  points: draft.points.filter(({ text }) => text.trim() !== ""),
  role: draft.role,
  base: draft.base.trim() || null,
  emails: validAddresses(draft.people),
});

const storedKey = (id: string) => `handover-edits:${id}`;

/**
 * The draft as it is typed. It is saved on the server a moment after each change; until then this browser has a copy, so
 * that a reload or a lost network loses nothing. A change from elsewhere is never written over without being asked.
 */
export function useDraft(handover: Handover) {
  const { id } = handover;
  const { db } = useLocalData();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(handover));
  const [state, setState] = useState<SaveState>("saved");
  const latest = useRef(draft);
  const version = useRef(handover.version);
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  function show(next: Draft) {
    latest.current = next;
    setDraft(next);
  }

  function keep(saved: Handover) {
    version.current = saved.version;
    showHandover(queries, db, saved);
  }

  async function save(): Promise<void> {
    while (isDirty.current) {
      isDirty.current = false;
      setState("saving");
      try {
        keep(await call("saveHandover", { params: { id }, body: toBody(latest.current, version.current) }));
      } catch (error) {
        isDirty.current = true;
        setState(codeOf(error) === "version_conflict" ? "conflict" : "unsaved");
        throw error;
      }
    }
    await writeSetting(db, storedKey(id), undefined).catch(() => undefined);
    setState("saved");
  }

  /** Saves now; rejects where it was not saved. Saves run one after the other. */
  function flush(): Promise<void> {
    clearTimeout(timer.current);
    running.current = (running.current ?? Promise.resolve()).catch(() => undefined).then(save);
    return running.current;
  }

  function change(changes: Partial<Draft>) {
    show({ ...latest.current, ...changes });
    isDirty.current = true;
    const copy = { draft: latest.current, version: version.current };
    writeSetting(db, storedKey(id), copy).catch(() => undefined);
    clearTimeout(timer.current);
    if (state === "conflict") return;
    setState("unsaved");
    timer.current = setTimeout(() => void flush().catch(() => undefined), SAVE_AFTER_MS);
  }

  /** After a change from elsewhere: `here` writes the shown text over it, `there` shows that change. */
  async function resolve(choice: "here" | "there"): Promise<void> {
    const stored = await call("readHandover", { params: { id } });
    keep(stored);
    if (choice === "there") {
      isDirty.current = false;
      await writeSetting(db, storedKey(id), undefined).catch(() => undefined);
      show(draftOf(stored));
      setState("saved");
      return;
    }
    await flush();
  }

  /** Shows what the server has made of the draft. */
  function replace(saved: Handover) {
    isDirty.current = false;
    keep(saved);
    show(draftOf(saved));
    setState("saved");
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hand-over, with the functions of that render.
  useEffect(() => {
    let isLeft = false;
    readSetting(db, storedKey(id))
      .then((stored) => {
        if (!stored || isLeft || isDirty.current) return;
        // Safe: only `change` writes the key.
        const { draft: kept, version: base } = stored as { draft: Draft; version: number };
        const isOlder = base !== version.current;
        change(kept);
        if (!isOlder) return;
        clearTimeout(timer.current);
        setState("conflict");
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      if (isDirty.current) void flush().catch(() => undefined);
      void queries.invalidateQueries({ queryKey: [...HANDOVERS_KEY, "box"] });
    };
  }, [id]);

  return { draft, state, change, flush, resolve, replace, currentVersion: () => version.current };
}
