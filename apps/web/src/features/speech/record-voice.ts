export interface Recorder {
  /** The current level, from 0 to 1. */
  level(): number;
  /** Stops and resolves with the recording. */
  end(): Promise<Blob>;
  cancel(): void;
}

const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

/** Records from the microphone until stopped. Rejects if the person or the browser denies access. */
export async function recordVoice(): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { noiseSuppression: true } });
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {});
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.start();

  function letGo() {
    // Otherwise the browser keeps showing that the microphone is in use.
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  }

  return {
    level() {
      analyser.getByteTimeDomainData(samples);
      return loudness(samples);
    },
    end() {
      const { promise, resolve } = Promise.withResolvers<Blob>();
      recorder.addEventListener("stop", () => {
        letGo();
        resolve(new Blob(parts, { type: recorder.mimeType }));
      });
      recorder.stop();
      return promise;
    },
    cancel() {
      if (recorder.state !== "inactive") recorder.stop();
      letGo();
    },
  };
}

/** The root mean square of samples around 128, as browsers return them, scaled so that speech fills the meter. */
export function loudness(samples: Uint8Array): number {
  let sum = 0;
  for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
  return Math.min(1, Math.sqrt(sum / Math.max(1, samples.length)) * 4);
}
