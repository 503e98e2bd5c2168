import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { Draft } from "../../../local-db/drafts.ts";
import { toast } from "../../../ui/toast.ts";
import { carryText } from "../temporary/carried-text.ts";

interface Options {
  /** False until it is known whether the person may store conversations. */
  isReady: boolean;
  /** All conversations of this person are temporary: nothing may be stored, and nothing can be attached. */
  isTemporary: boolean;
  change: (changes: (draft: Draft) => Partial<Draft>) => void;
  attach: { onFiles: (files: File[]) => void } | undefined;
}

/** Puts what another app shared into the composer of a new conversation. */
export function useReceivedShare({ isReady, isTemporary, change, attach }: Options): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { received } = useSearch({ from: "/shell/chat" });

  const take = useEffectEvent(async () => {
    const { takeReceived } = await import("./take-received.ts");
    const share = received === "yes" ? await takeReceived(caches, Date.now()).catch(() => null) : null;
    // A reload must not ask for the same share again.
    void navigate({ to: "/chat", search: {}, replace: true });
    if (!share) return toast({ text: t("chat.received.failed") });
    if (share.files.length > 0 && (isTemporary || !attach)) toast({ text: t("chat.received.noFiles") });
    if (isTemporary) return carryText(share.text);
    if (share.text !== "")
      change(({ text }) => ({ text: text === "" ? share.text : `${text}\n${share.text}` }));
    if (share.files.length > 0) attach?.onFiles(share.files);
  });

  useEffect(() => {
    if (received && isReady) void take();
  }, [received, isReady]);
}
