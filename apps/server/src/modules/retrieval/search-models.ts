import type { CheckState } from "@metatron/contract/status/status";
import type { BaseLogger } from "pino";
import { ModelError, type ModelRegistry } from "../../adapters/models/index.ts";
import type { VectorIndex } from "./vector-index.ts";

export interface SearchModels {
  /** `off`: the search by words is intended; `down`: a configured model can't be used. */
  state(): Promise<CheckState>;
}

export interface SearchModelsDeps {
  models: Pick<ModelRegistry, "embed" | "embeddingModel" | "rerank" | "rerankModel" | "searchProblems">;
  vectors: VectorIndex | undefined;
  log: Pick<BaseLogger, "error" | "info">;
  /** Prints a line to the console of the server. */
  report(line: string): void;
}

const PROBE_WITHIN_MS = 30_000;
/** Each call may cost money, so a model that responds is not probed again. */
const PROBE_AGAIN_AFTER_MS = 60_000;
const BY_WORDS = "documents are searched by their words alone";

/**
 * Probes the configured search models and reports failures prominently: the search falls back to words, and
 * the missing half would go unnoticed.
 */
export function watchSearchModels(deps: SearchModelsDeps): SearchModels {
  const { models, vectors, log, report } = deps;
  const { embeddingModel, rerankModel } = models;
  const problems = [...models.searchProblems];
  if (embeddingModel && !vectors) problems.push("EMBEDDING_MODEL is set, but the database has no pgvector.");
  for (const problem of problems) warn(`${problem} Until then ${BY_WORDS}.`);
  const probes = [
    ...(embeddingModel && vectors
      ? [probe(`EMBEDDING_MODEL ${embeddingModel}`, () => models.embed(["vacaciones"], within()), BY_WORDS)]
      : []),
    ...(rerankModel
      ? [
          probe(
            `RERANK_MODEL ${rerankModel}`,
            () => models.rerank("vacaciones", ["vacaciones", "vuelo"], within()),
            "passages stay in the order of words and vectors",
          ),
        ]
      : []),
  ];

  function warn(line: string) {
    report(line);
    log.error(line);
  }

  function probe(name: string, call: () => Promise<unknown>, instead: string) {
    let isWarned = false;
    let at = Date.now();
    let answered = run();

    async function run(): Promise<boolean> {
      try {
        await call();
        if (isWarned) log.info(`${name} can be used again`);
        isWarned = false;
        return true;
      } catch (error) {
        if (!isWarned) warn(`${name} can't be used (${reasonOf(error)}): ${instead}.`);
        isWarned = true;
        return false;
      }
    }

    return async (): Promise<boolean> => {
      if (isWarned && Date.now() - at > PROBE_AGAIN_AFTER_MS) {
        at = Date.now();
        answered = run();
      }
      return answered;
    };
  }

  return {
    async state() {
      if (problems.length > 0) return "down";
      if (probes.length === 0) return "off";
      return (await Promise.all(probes.map((answers) => answers()))).every(Boolean) ? "ok" : "down";
    },
  };
}

const within = () => ({ signal: AbortSignal.timeout(PROBE_WITHIN_MS) });

function reasonOf(error: unknown): string {
  if (error instanceof ModelError) return [error.code, error.status, error.reason].filter(Boolean).join(", ");
  return error instanceof Error ? error.message : "unknown";
}
