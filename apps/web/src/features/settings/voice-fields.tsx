import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Select } from "../../ui/select.tsx";

export interface VoiceChoice {
  speeds: readonly number[];
  speed: number;
  onSpeed: (speed: number) => void;
  voice: string | null;
  onVoice: (voice: string | null) => void;
}

export function SpeedSelect({ speeds, speed, onSpeed }: VoiceChoice) {
  const { t, i18n } = useTranslation();
  const [value, setValue] = useState(speed);
  const figures = new Intl.NumberFormat(i18n.language);
  return (
    <Select
      aria-label={t("settings.speed")}
      value={String(value)}
      options={speeds.map((each) => ({ value: String(each), label: `${figures.format(each)}×` }))}
      onValueChange={(chosen) => {
        setValue(Number(chosen));
        onSpeed(Number(chosen));
      }}
    />
  );
}

const BROWSER = "";

/** The server's voices if there are any; otherwise only the browser's default voice. */
export function VoiceSelect({ voice, onVoice, hasServerVoice }: VoiceChoice & { hasServerVoice: boolean }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(voice ?? BROWSER);
  const { data } = useQuery({
    queryKey: ["voices"],
    queryFn: ({ signal }) => call("listVoices", { signal }),
    enabled: hasServerVoice,
  });
  const voices = data?.voices ?? [];
  if (voices.length === 0) return <span>{t("settings.browserVoice")}</span>;
  const known = voices.some(({ id }) => id === value) ? value : (voices[0]?.id ?? BROWSER);
  return (
    <Select
      aria-label={t("settings.voiceName")}
      value={known}
      options={voices.map(({ id, label }) => ({ value: id, label }))}
      onValueChange={(chosen) => {
        setValue(chosen);
        onVoice(chosen || null);
      }}
    />
  );
}
