import { randomUUID } from "node:crypto";
import type { Language } from "@metatron/contract/enums";
import { EMBEDDED_ANSWERER_ID } from "../../apps/server/src/adapters/models/index.ts";
import { assistantOwner } from "../../apps/server/src/modules/files/index.ts";
import {
  OFFICIAL_IDS,
  officialAssistants,
  seedDemo,
} from "../../apps/server/src/modules/specialised/index.ts";
import { type AnswerMaterial, prepareAnswer } from "../../apps/server/src/modules/turns/prepare-answer.ts";
import type { Knowledge } from "../open-knowledge.ts";
import type { BenchQuestion, GivenAnswer } from "./judge.ts";

const SPECIALTIES = { rh: "rh-plus", mesa: "service-desk" } as const;

export interface Demo {
  /** Asks an official assistant and returns the answer of the embedded answerer, and the first passage found as the baseline. */
  ask(
    question: BenchQuestion,
    language?: Language,
  ): Promise<{
    answer: GivenAnswer;
    baseline: GivenAnswer;
    passages: AnswerMaterial["passages"];
    /** The file name of each passage's document. */
    documents: string[];
  }>;
}

/** The demo documents, parsed and indexed, with the official assistants in front of them. */
export async function openDemo({ deps, ingest }: Knowledge): Promise<Demo> {
  const { db } = deps;
  await seedDemo(deps);
  const rows = await db.selectFrom("files").select(["id", "source_key", "status"]).execute();
  for (const { id, status } of rows) if (status === "queued") await ingest(id);
  const keys = new Map(rows.map(({ id, source_key }) => [id, source_key ?? ""]));
  const model = await deps.models.resolve(EMBEDDED_ANSWERER_ID, []);
  if (!model) throw new Error("The embedded answerer is missing from the registry.");
  const assistants = officialAssistants(deps.config.DEFAULT_MODEL);

  return {
    async ask({ desk, question, before }, language = "es") {
      const specialty = SPECIALTIES[desk];
      const id = OFFICIAL_IDS[specialty];
      const official = assistants.find((each) => each.id === id);
      if (!official) throw new Error(`There is no official assistant for ${specialty}.`);
      const collection = assistantOwner(id);
      const assistant = {
        id,
        name: official.name,
        instructions: official.instructions,
        model: official.model,
        specialty,
        official: true,
        collection,
        turnLimits: null,
        tools: null,
      };
      const content = [{ type: "text" as const, text: question }];
      const earlier = before
        ? [
            { id: randomUUID(), role: "user" as const, text: before },
            { id: randomUUID(), role: "assistant" as const, text: "…" },
          ]
        : [];
      const material = await prepareAnswer(deps, {
        grounding: { assistant, collections: [collection], isGroundedOnly: true },
        chat: desk === "rh" ? "rh-plus" : "ai-builder",
        request: { conversationId: randomUUID(), messageId: randomUUID(), answerId: randomUUID(), content },
        attached: { files: [], content, stored: content, pictures: [], keptIds: [] },
        question,
        branch: earlier,
        model,
        language,
        personId: randomUUID(),
        personalData: undefined,
        isNewConversation: before === undefined,
        signal: AbortSignal.timeout(60_000),
      });
      const { system, messages, passages, fixedAnswer, lead } = material;
      const written =
        fixedAnswer ??
        (
          await model.complete({
            purpose: "answer",
            system,
            messages,
            passages,
            specialty,
            language,
            personId: "bench",
          })
        ).text;
      const text = lead ? `${lead}\n\n${written}` : written;
      const documentsOf = (numbers: Iterable<number>) =>
        [...new Set(numbers)].flatMap((number) => keys.get(passages[number - 1]?.fileId ?? "") ?? []);
      const cited =
        fixedAnswer === undefined
          ? [...text.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number))
          : [];
      const [first] = passages;
      return {
        passages,
        documents: passages.map(({ fileId }) => keys.get(fileId ?? "") ?? ""),
        answer: { text, documents: documentsOf(cited) },
        baseline: { text: first?.text ?? "", documents: first ? documentsOf([1]) : [] },
      };
    },
  };
}
