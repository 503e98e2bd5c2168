import { RecordButton } from "../../features/speech/record-button.tsx";
import { useConfig } from "../config.ts";

type Handlers = { onBegin: () => void; onSaid: (said: string) => void };

/** Dictation by the server, where one is configured for it; the browser's own otherwise. */
export function useRecorder() {
  const { features } = useConfig();
  if (!features.transcription) return {};
  return {
    recorder: (handlers: Handlers) => <RecordButton {...handlers} className="max-handset:size-touch" />,
  };
}
