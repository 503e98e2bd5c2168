import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { ChatType, Language } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { TurnEvent } from "@metatron/turn/events";
import type { BaseLogger } from "pino";
import type { Db } from "../../adapters/db/index.ts";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import type { WebSearch } from "../../adapters/web-search/index.ts";
import type { FileRow } from "../files/index.ts";
import type { BranchMessage } from "../history/index.ts";
import type { RememberRequest } from "../memory/index.ts";
import type { Retrieval } from "../retrieval/index.ts";
import type { Specialised } from "../specialised/index.ts";
import type { CitedPlace } from "./context/number-passages.ts";
import type { Grounding } from "./find-grounding.ts";
import type { AskingPerson } from "./instructions.ts";
import type { Attachments } from "./read-attachments.ts";

export interface AnswerToPrepare {
  grounding: Grounding;
  chat: ChatType;
  request: ChatRequest;
  attached: Attachments;
  question: string;
  branch: readonly BranchMessage[];
  model: ResolvedModel;
  /** Set when a model other than the answering one writes the search queries. */
  smallModel?: ResolvedModel | undefined;
  language: Language;
  /** Undefined when no person asked, as in a nightly run. */
  personId: string | undefined;
  person?: AskingPerson | undefined;
  /** Set for a message that only asks to remember something. */
  rememberRequest?: RememberRequest | undefined;
  personalData: PersonalDataChoice | undefined;
  isNewConversation: boolean;
  /** Files of earlier questions in this conversation, newest first. */
  earlierFiles?: readonly FileRow[] | undefined;
  /** Citations of the earlier answers of this branch, oldest first. */
  cited?: readonly CitedPlace[] | undefined;
  /** Limits of the turn. Reading a long document leaves part of them for the answer. */
  limits?: TurnLimits | undefined;
  signal: AbortSignal;
  /** Reports the progress of slow work before the first token. */
  emit?: ((event: TurnEvent) => void) | undefined;
}

export interface PrepareDeps {
  /** Stores the notes of long documents. Without this store, long documents are read in excerpts. */
  db?: Db | undefined;
  retrieval: Retrieval;
  specialised: Specialised;
  webSearch: WebSearch | undefined;
  log: BaseLogger;
}
