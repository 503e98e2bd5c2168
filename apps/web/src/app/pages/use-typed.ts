import { useTranslation } from "react-i18next";
import type { Choices } from "../../features/chat/ask/send-message.ts";
import { type ExportFormat, wantedBy } from "../../features/commands/run-command.ts";
import type { PictureWish } from "../../local-db/rows.ts";
import { toast } from "../../ui/toast.ts";

export interface Asked {
  choices: Choices;
  pictures?: readonly string[];
  wish?: PictureWish;
}

interface Typed {
  choices: Choices;
  /** Addresses of the pictures that are attached. */
  pictures: readonly string[];
  hasAnswer: boolean;
  ask: (text: string, how: Asked) => Promise<void>;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

/** What happens with what was typed: asked, painted, or done here. Answers false where it must stay to be completed. */
export function useTyped({ choices, pictures, hasAnswer, ask, onExport, onClear }: Typed) {
  const { t } = useTranslation();
  return async (typed: string): Promise<boolean> => {
    const text = typed === "" && pictures.length > 0 ? t("chat.askAboutPictures") : typed;
    const around = {
      makesPictures: choices.chat === "images",
      hasPicture: pictures.length > 0,
      hasAnswer,
    };
    const wanted = wantedBy(text, around);
    switch (wanted.kind) {
      case "question": {
        const isDescription = text.startsWith("/describe");
        await ask(text, {
          choices: talking(choices),
          ...(isDescription ? { pictures } : {}),
        });
        return true;
      }
      case "pictures":
        // A picture in between does not make a conversation about pictures.
        await ask(text, {
          choices: { ...choices, chat: "images", assistantId: null, online: false },
          // With an assistant it begins as its own: pictures are none of an assistant's.
          wish: { chat: choices.chat === "ai-builder" ? "images" : choices.chat },
        });
        return true;
      case "export":
        onExport(wanted.format);
        return true;
      case "clear":
        onClear();
        return true;
      case "incomplete":
        toast({ text: t(`commands.${wanted.why}`) });
        return false;
    }
  };
}

/** Whoever makes pictures does not answer questions. */
export const talking = (choices: Choices): Choices =>
  choices.chat === "images" ? { ...choices, chat: "chat-libre" } : choices;
