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
  /** Writes the queries of a search where it is not the answering model itself. */
  smallModel?: ResolvedModel | undefined;
  language: Language;
  /** undefined: nobody asked, as in a nightly run. */
  personId: string | undefined;
  person?: AskingPerson | undefined;
  personalData: PersonalDataChoice | undefined;
  isNewConversation: boolean;
  /** Files of earlier questions in this conversation, newest first. */
  earlierFiles?: readonly FileRow[] | undefined;
  /** What earlier answers of this branch cite, oldest first. */
  cited?: readonly CitedPlace[] | undefined;
  /** What the turn may come to; reading a long document leaves a part of it for the answer. */
  limits?: TurnLimits | undefined;
  signal: AbortSignal;
  /** Progress of what takes long before the first word. */
  tell?: ((event: TurnEvent) => void) | undefined;
}

export interface PrepareDeps {
  /** Where notes of long documents are kept; without one they are read in excerpts. */
  db?: Db | undefined;
  retrieval: Retrieval;
  specialised: Specialised;
  webSearch: WebSearch | undefined;
  log: BaseLogger;
}
