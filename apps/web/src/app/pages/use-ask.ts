import { useTranslation } from "react-i18next";
import {
  type AskPlace,
  type AskPorts,
  ask,
  type ExportFormat,
  type Typed,
} from "../../features/chat/ask/ask.ts";
import { wantedBy } from "../../features/commands/run-command.ts";
import { toast } from "../../ui/toast.ts";
import { useChat, useContextFor } from "../chat.ts";
import { useNoteUse } from "./use-note-use.ts";

interface Around {
  place: AskPlace;
  typed: Omit<Typed, "text" | "textOfPictures">;
  onSent: (conversationId: string) => Promise<void> | void;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

export function useAskPorts(): AskPorts {
  const { sendDeps } = useChat();
  const contextFor = useContextFor();
  const noteUse = useNoteUse();
  return { ...sendDeps, wantedBy, contextFor, noteUse };
}

/** Asks what was typed, the first question as the next one. Answers false where it must stay to be completed. */
export function useAsk({ place, typed, onSent, onExport, onClear }: Around) {
  const { t } = useTranslation();
  const ports = useAskPorts();
  return async (text: string): Promise<boolean> => {
    const asked = await ask(ports, place, { ...typed, text, textOfPictures: t("chat.askAboutPictures") });
    switch (asked.kind) {
      case "sent":
        await onSent(asked.conversationId);
        return true;
      case "queued":
        return true;
      case "export":
        onExport(asked.format);
        return true;
      case "clear":
        onClear();
        return true;
      case "incomplete":
        toast({ text: t(`commands.${asked.why}`) });
        return false;
    }
  };
}
