import { Mic, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { type Recorder, recordVoice } from "./record-voice.ts";

type RecordState = "off" | "recording" | "writing";

interface RecordButtonProps {
  onBegin: () => void;
  /** The whole transcript, to be checked and edited before it is sent. */
  onSaid: (text: string) => void;
  className?: string;
}

const LOOK_EVERY_MS = 120;
const LONGEST_SECONDS = 300;

/** Dictation by the server: recorded here with a level meter, transcribed there. */
export function RecordButton({ onBegin, onSaid, className }: RecordButtonProps) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<RecordState>("off");
  const [meter, setMeter] = useState({ level: 0, seconds: 0 });
  const recorder = useRef<Recorder | null>(null);
  const handleEnd = useRef(() => {});
  handleEnd.current = () => void write();

  useEffect(() => () => recorder.current?.cancel(), []);
  useEffect(() => {
    if (state !== "recording") return;
    const began = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - began) / 1000);
      setMeter({ level: recorder.current?.level() ?? 0, seconds });
      if (seconds >= LONGEST_SECONDS) handleEnd.current();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [state]);

  async function record() {
    try {
      recorder.current = await recordVoice();
      onBegin();
      track("dictate_message", { server: true });
      setState("recording");
    } catch {
      toast({ text: t("speech.notAllowed") });
    }
  }

  async function write() {
    const running = recorder.current;
    if (!running) return;
    recorder.current = null;
    setState("writing");
    try {
      const form = new FormData();
      form.append("language", i18n.language);
      form.append("file", await running.end(), "voz.webm");
      const { text } = await call("transcribe", { body: form });
      onSaid(text);
    } catch (error) {
      const reason = reasonOf(t, error);
      toast({ text: t("speech.notHeard", { reason }) });
    } finally {
      setState("off");
    }
  }

  const isOn = state === "recording";
  return (
    <>
      {state !== "off" && (
        <span role="status" className="flex items-center gap-2 text-xs text-text-subtle">
          {isOn ? t("speech.recording", { seconds: meter.seconds }) : t("speech.writing")}
          {isOn && (
            <meter
              aria-label={t("speech.level")}
              min={0}
              max={1}
              value={meter.level}
              className="h-1.5 w-16 accent-accent"
            />
          )}
        </span>
      )}
      <IconButton
        label={t(isOn ? "speech.stopRecording" : "speech.record")}
        pressed={isOn}
        disabled={state === "writing"}
        className={className}
        onClick={() => void (isOn ? write() : record())}
      >
        {isOn ? <Square className="size-3.5! fill-current" /> : <Mic />}
      </IconButton>
    </>
  );
}
