import { Mic } from "lucide-react";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";
import type { DictationState } from "./start-dictation.ts";
import { useDictation } from "./use-dictation.ts";

interface DictateButtonProps {
  onBegin: () => void;
  onSaid: (text: string) => void;
  onState: (state: DictationState) => void;
  className?: string;
}

const SPOKEN: Record<string, string> = { es: "es-ES", en: "en-US", pt: "pt-BR" };

/** Dictates into the text, which can be edited before it is sent. */
export function DictateButton({ onBegin, onSaid, onState, className }: DictateButtonProps) {
  const { t, i18n } = useTranslation();
  const dictation = useDictation({
    language: SPOKEN[i18n.language] ?? i18n.language,
    onSaid,
    onState,
    onFailed: (why) => toast({ text: t(`chat.dictation.${why}`) }),
  });
  const isOn = dictation.state !== "off";
  return (
    <IconButton
      label={t(isOn ? "chat.dictation.stop" : "chat.dictation.start")}
      pressed={isOn}
      className={className}
      onClick={() => {
        if (!isOn) {
          track("dictate_message", { server: false });
          onBegin();
        }
        dictation.toggle();
      }}
    >
      <Mic />
    </IconButton>
  );
}
