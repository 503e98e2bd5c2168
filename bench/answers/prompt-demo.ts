import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ModelCall, ResolvedModel } from "../../apps/server/src/adapters/models/index.ts";
import { assistantOwner } from "../../apps/server/src/modules/files/index.ts";
import {
  OFFICIAL_IDS,
  officialAssistants,
  seedDemo,
} from "../../apps/server/src/modules/specialised/index.ts";
import { prepareAnswer } from "../../apps/server/src/modules/turns/prepare-answer.ts";
import type { Knowledge } from "../open-knowledge.ts";
import { type BenchQuestion, judge } from "./judge.ts";

const SPECIALTIES = { rh: "rh-plus", mesa: "service-desk" } as const;
const TOKEN_LIMIT = 128_000;

export interface Evidence {
  /** Whether every expected text stands in a passage of the right document, by what the model does with queries. */
  scripted: boolean;
  silent: boolean;
  /** The same for the passages that the embedded answerer gets. */
  quoted: boolean;
  passages: number;
  characters: number;
  /** Milliseconds before the model is called, and before the embedded answerer is: one search of eight passages. */
  prepareMs: number;
  baselineMs: number;
}

/** The demo documents behind the official assistants, asked by a model that is a script. */
export async function openPromptDemo({ deps, ingest }: Knowledge) {
  const { db } = deps;
  await seedDemo(deps);
  const rows = await db.selectFrom("files").select(["id", "source_key", "status"]).execute();
  for (const { id, status } of rows) if (status === "queued") await ingest(id);
  const keys = new Map(rows.map(({ id, source_key }) => [id, source_key ?? ""]));
  const queries: Record<string, string> = JSON.parse(
    await readFile(new URL("queries.json", import.meta.url), "utf8"),
  );
  const assistants = officialAssistants(deps.config.DEFAULT_MODEL);

  async function promptFor(asked: BenchQuestion, model: ResolvedModel) {
    const specialty = SPECIALTIES[asked.desk];
    const id = OFFICIAL_IDS[specialty];
    const official = assistants.find((each) => each.id === id);
    if (!official) throw new Error(`There is no official assistant for ${specialty}.`);
    const collection = assistantOwner(id);
    const { name, instructions } = official;
    const content = [{ type: "text" as const, text: asked.question }];
    return prepareAnswer(deps, {
      grounding: {
        assistant: {
          id,
          name,
          instructions,
          model: official.model,
          specialty,
          official: true,
          collection,
          turnLimits: null,
          tools: null,
        },
        collections: [collection],
        isGroundedOnly: true,
      },
      chat: asked.desk === "rh" ? "rh-plus" : "ai-builder",
      request: { conversationId: randomUUID(), messageId: randomUUID(), answerId: randomUUID(), content },
      attached: { files: [], content, stored: content, pictures: [], keptIds: [] },
      question: asked.question,
      branch: asked.before
        ? [
            { id: randomUUID(), role: "user", text: asked.before },
            { id: randomUUID(), role: "assistant", text: "…" },
          ]
        : [],
      model,
      language: "es",
      personId: randomUUID(),
      personalData: undefined,
      isNewConversation: asked.before === undefined,
      signal: AbortSignal.timeout(60_000),
    });
  }

  function hasEvidence(
    { desk, kind, question, expect, document }: BenchQuestion,
    passages: Prompt["passages"],
  ): boolean {
    const ofDocument = passages.filter(({ fileId }) =>
      (keys.get(fileId ?? "") ?? "").includes(document ?? ""),
    );
    const said = ofDocument.map(({ text, section }) => ({
      text: `${section ?? ""}\n${text}`,
      documents: [document ?? ""],
    }));
    return (expect ?? []).every((pattern) =>
      said.some((passage) => judge({ desk, kind, question, expect: [pattern] }, passage) === "right"),
    );
  }

  return {
    async measure(asked: BenchQuestion): Promise<Evidence> {
      const [scripted, prepareMs] = await timed(() =>
        promptFor(asked, scriptedModel(queries[asked.question])),
      );
      const silent = await promptFor(asked, scriptedModel(undefined));
      const embedded = { ...scriptedModel(undefined), info: { ...INFO, demo: true } };
      const [quoted, baselineMs] = await timed(() => promptFor(asked, embedded));
      const texts = [...(scripted.facts ?? []), ...scripted.passages.map(({ text }) => text)];
      return {
        scripted: hasEvidence(asked, scripted.passages),
        silent: hasEvidence(asked, silent.passages),
        quoted: hasEvidence(asked, quoted.passages),
        prepareMs,
        baselineMs,
        passages: scripted.passages.length,
        characters: scripted.system.length + texts.reduce((sum, text) => sum + text.length, 0),
      };
    },
  };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const from = performance.now();
  return [await work(), performance.now() - from];
}

type Prompt = Awaited<ReturnType<typeof prepareAnswer>>;

const INFO: ResolvedModel["info"] = {
  id: "scripted",
  label: "Scripted",
  provider: "openai",
  tokenLimit: TOKEN_LIMIT,
  charLimit: TOKEN_LIMIT * 4,
  vision: false,
  online: false,
  images: false,
  demo: false,
};

/** Writes these queries when it is asked for queries, and fails where there are none. */
function scriptedModel(query: string | undefined): ResolvedModel {
  return {
    info: INFO,
    stream: async () => undefined,
    async complete({ purpose }: ModelCall) {
      if (purpose !== "rewrite" || query === undefined) throw new Error("The script has no answer to this.");
      return { text: query, modelId: INFO.id, usage: { inputTokens: 1, outputTokens: 1, isEstimate: false } };
    },
  };
}
