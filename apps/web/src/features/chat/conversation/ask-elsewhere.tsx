import type { ChatType } from "@metatron/contract/enums";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { Choices } from "../../../local-db/rows.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useNoteUse } from "../../assistants/note-use.ts";
import { wantedBy } from "../../commands/run-command.ts";
import { askQuestion } from "../ask/ask.ts";
import { serviceDeskQuery, useAllowedChats } from "../composer/use-composer-options.ts";
import { useChat, useContextFor } from "../use-chat.ts";
import { type OtherPlace, otherPlaces } from "./other-places.ts";

interface AskElsewhereProps {
  here: ChatType | "service-desk";
  /** The question that is out of scope here. */
  question: string;
  /** The answer that says so, which names the best place. */
  answer: string;
}

/** Asks a question that is out of scope here in another chat, with one press. */
export function AskElsewhere({ here, question, answer }: AskElsewhereProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { sendDeps } = useChat();
  const contextFor = useContextFor();
  const noteUse = useNoteUse();
  const allowed = useAllowedChats();
  const { data: serviceDesk = null } = useQuery(serviceDeskQuery);
  const [asking, setAsking] = useState<OtherPlace | null>(null);
  const places = otherPlaces({ here, allowed, hasServiceDesk: serviceDesk !== null, answer });
  if (places.length === 0 || question.trim() === "") return null;

  async function handleAsk(place: OtherPlace) {
    setAsking(place);
    try {
      const asked = await askQuestion(
        { ...sendDeps, wantedBy, contextFor, noteUse },
        // No draft holds the text.
        { conversationId: null, parentId: null, draftOf: "elsewhere", hasAnswer: false, isRunning: false },
        { text: question, choices: choicesFor(place, serviceDesk), files: [], pictures: [] },
      );
      if (asked.kind !== "sent") return;
      await navigate({ to: "/chat/$conversationId", params: { conversationId: asked.conversationId } });
    } catch {
      toast({ text: t("messages.elsewhere.failed") });
    } finally {
      setAsking(null);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label={t("messages.elsewhere.label")} className="mt-3 flex flex-wrap gap-2">
      {places.map((place, at) => (
        <Button
          key={place}
          variant={at === 0 ? "primary" : "secondary"}
          busy={asking === place}
          disabled={asking !== null && asking !== place}
          onClick={() => void handleAsk(place)}
        >
          {t(`messages.elsewhere.${place}`)}
          <ArrowRight />
        </Button>
      ))}
    </div>
  );
}

function choicesFor(place: OtherPlace, serviceDesk: string | null): Choices {
  const chats = { "rh-plus": "rh-plus", "service-desk": "ai-builder", "chat-libre": "chat-libre" } as const;
  return {
    chat: chats[place] satisfies ChatType,
    assistantId: place === "service-desk" ? serviceDesk : null,
    model: undefined,
    online: false,
    baseKnowledge: null,
  };
}
