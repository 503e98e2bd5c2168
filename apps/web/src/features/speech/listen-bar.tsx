import { Pause, Play, Square } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Horizon } from "../../ui/horizon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { speeds } from "./speech-settings.ts";
import type { Listening } from "./use-listen.ts";

/** The player, and its controls only while something is read aloud. */
export function ListenBar({ listening }: { listening: Listening }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what it says is the text of the answer itself. */}
      <audio ref={listening.audio} className="hidden" />
      {listening.state !== "off" && <Controls listening={listening} state={listening.state} />}
    </>
  );
}

function Controls({ listening, state }: { listening: Listening; state: Exclude<Listening["state"], "off"> }) {
  const { t, i18n } = useTranslation();
  const { voices, voice, speed } = listening;
  // Not created before something is read aloud: the first number format of a page takes as long as a render.
  const figures = new Intl.NumberFormat(i18n.language);
  const own = voices?.voices ?? [];
  return (
    <section
      aria-label={t("speech.bar")}
      className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-surface-raised px-2 py-1.5 shadow-2"
    >
      <IconButton
        label={t(state === "paused" ? "speech.play" : "speech.pause")}
        disabled={state === "preparing"}
        onClick={state === "paused" ? listening.resume : listening.pause}
      >
        {state === "paused" ? <Play /> : <Pause />}
      </IconButton>
      <IconButton label={t("speech.stop")} onClick={listening.stop}>
        <Square className="size-3.5! fill-current" />
      </IconButton>
      <Horizon state={state === "paused" ? "rest" : "live"} className="w-16 max-handset:hidden" />
      <span role="status" className="min-w-0 flex-1 truncate text-xs text-text-muted">
        {t(`speech.${state}`)}
      </span>
      <Select
        variant="quiet"
        aria-label={t("speech.speed")}
        value={String(speed)}
        onValueChange={(value) => listening.changeSpeed(Number(value))}
        options={speeds.map((value) => ({ value: String(value), label: `${figures.format(value)}×` }))}
      />
      {own.length > 1 && (
        <Select
          variant="quiet"
          aria-label={t("speech.voice")}
          value={own.some(({ id }) => id === voice) ? (voice ?? "") : (own[0]?.id ?? "")}
          onValueChange={listening.changeVoice}
          options={own.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      {voices?.today && (
        <span className="text-xs text-text-subtle tabular-nums max-handset:hidden">
          {t("speech.left", { count: voices.today.left, n: figures.format(voices.today.left) })}
        </span>
      )}
    </section>
  );
}
