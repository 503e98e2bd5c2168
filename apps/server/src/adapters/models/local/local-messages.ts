export type ToLocalWorker =
  | { id: number; task: "embed"; texts: readonly string[] }
  | { id: number; task: "score"; query: string; texts: readonly string[] }
  /** Ends the thread after the request that is running. */
  | { task: "end" };

export type FromLocalWorker =
  | { id: number; vectors: Float32Array[] }
  | { id: number; scores: number[] }
  | { id: number; fault: string };
