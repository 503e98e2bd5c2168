import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { ChatType } from "@metatron/contract/enums";
import { MAX_MEMORY_FACTS } from "@metatron/contract/memory/constants";
import type { Session } from "../../http/session.ts";
import {
  chooseFacts,
  type GivenFact,
  isAboutHealth,
  isKnown,
  type MemoryState,
  proposeFact,
  REMEMBER_TOOL,
  type RememberRequest,
  wasDeclined,
} from "../memory/index.ts";
import { findPersonalData, policyOf } from "../personal-data/index.ts";
import type { ChosenModel } from "./choose-model.ts";
import type { Grounding } from "./find-grounding.ts";
import { textOf } from "./prepare-call.ts";
import type { TurnDeps } from "./turn-deps.ts";

/** What the person's memory has to do with one question. */
export interface Remembered {
  /** Whether the turn may propose to remember something. */
  mayPropose: boolean;
  /** The facts for the prompt. */
  given: readonly GivenFact[];
  /** A fact that the rules found in the message, shown as a card under the answer. */
  proposal: string | undefined;
  /** Set for a message that only asks to remember something, which no document answers. */
  request: RememberRequest | undefined;
}

const NOTHING: Remembered = { mayPropose: false, given: [], proposal: undefined, request: undefined };

interface Question {
  session: Pick<Session, "personId" | "roles">;
  chat: ChatType;
  request: ChatRequest;
}

interface Asked {
  question: Question;
  grounding: Grounding;
  chosen: ChosenModel;
  memory: MemoryState;
}

export async function rememberedFor(
  deps: Pick<TurnDeps, "db" | "toolRules" | "isMemoryAllowed">,
  { question, grounding, chosen: { model }, memory }: Asked,
): Promise<Remembered> {
  const { chat, request } = question;
  if (!deps.isMemoryAllowed || !memory.isOn || chat === "images" || request.research) return NOTHING;
  // The embedded answerer only quotes; a model that may not receive personal data gets no fact at all.
  const isWithheld = model.info.demo || policyOf(model.info) === "block";
  const { isGroundedOnly } = grounding;
  return {
    mayPropose: true,
    given: isWithheld ? [] : chooseFacts(memory.facts, { question: textOf(request.content), isGroundedOnly }),
    ...(await proposalIn(deps, memory, { question, hasTools: model.info.tools === true })),
  };
}

type Proposal = Pick<Remembered, "proposal" | "request">;
const NO_PROPOSAL: Proposal = { proposal: undefined, request: undefined };

/** Where the model has tools, it decides itself what is worth remembering unless the person asks for it. */
async function proposalIn(
  { db, toolRules }: Pick<TurnDeps, "db" | "toolRules">,
  { facts }: MemoryState,
  { question: { session, request }, hasTools }: { question: Question; hasTools: boolean },
): Promise<Proposal> {
  const found = proposeFact(textOf(request.content));
  if (!found || (hasTools && !found.isAskedFor)) return NO_PROPOSAL;
  const { text } = found;
  const requestWith = (outcome: RememberRequest) =>
    found.isAskedFor && found.isWholeMessage ? outcome : undefined;
  if (isAboutHealth(text)) return { proposal: undefined, request: requestWith("health") };
  if (isKnown(facts, text)) return { proposal: undefined, request: requestWith("known") };
  if (facts.length >= MAX_MEMORY_FACTS || findPersonalData(text).length > 0) return NO_PROPOSAL;
  const rules = await toolRules.permissionsOf(session.roles);
  if (rules.get(REMEMBER_TOOL) === "deny") return NO_PROPOSAL;
  const { conversationId } = request;
  if (await wasDeclined(db, { personId: session.personId, conversationId, text })) return NO_PROPOSAL;
  return { proposal: text, request: requestWith("proposed") };
}
