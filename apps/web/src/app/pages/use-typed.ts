import { useTranslation } from "react-i18next";
import type { Choices } from "../../features/chat/send/send-message.ts";
import { type ExportFormat, wantedBy } from "../../features/commands/run-command.ts";
import { toast } from "../../ui/toast.ts";

interface Typed {
  choices: Choices;
  /** Addresses of the pictures that are attached. */
  pictures: readonly string[];
  hasAnswer: boolean;
  ask: (text: string, how: { choices: Choices; pictures?: readonly string[] }) => Promise<void>;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

/** What happens with what was typed: asked, painted, or done here. Answers false where it must stay to be completed. */
export function useTyped({ choices, pictures, hasAnswer, ask, onExport, onClear }: Typed) {
  const { t } = useTranslation();
  return async (typed: string): Promise<boolean> => {
    const text = typed === "" && pictures.length > 0 ? t("images.askDefault") : typed;
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
        await ask(text, { choices: { ...choices, chat: "images", assistantId: null, online: false } });
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
