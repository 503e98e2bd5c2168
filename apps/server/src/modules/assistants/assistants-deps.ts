import type { AssistantTool } from "@metatron/contract/assistants/assistant-tool";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Session } from "../../http/session.ts";
import type { ConnectorsDeps } from "../connectors/index.ts";
import type { DocumentsDeps } from "./documents/documents-deps.ts";

/** Generates an assistant's avatar as an image file; undefined if these roles may not use the image model. */
export type PaintAvatar = (
  wish: Pick<Session, "personId" | "roles"> & { name: string; description: string },
) => Promise<Uint8Array | undefined>;

export interface CatalogTool {
  name: string;
  title?: string;
  description: string;
  access: AssistantTool["access"];
  /** Ids of the only assistants that may use the tool; undefined: all of them. */
  assistants?: readonly string[];
}

/** The tools of the product, as far as an assistant's author chooses among them. */
interface ToolCatalog {
  /** Those of people with these roles. Undefined where the tools can't be listed; then our own are. */
  all?(roles: readonly string[]): Promise<readonly CatalogTool[]>;
}

/** Who approves the versions of widely shared assistants, and for how long. */
export interface ReviewRules {
  /** Off: editors publish on their own, also to a wide audience. */
  isOn: boolean;
  /** Lower-case e-mail addresses of people who review besides the administrators. */
  reviewers: readonly string[];
  /** 0: an approval does not expire. */
  validDays: number;
}

/** A directory of people outside the product. */
interface PeopleDirectory {
  find(q: string): Promise<readonly { name: string; email: string }[]>;
}

export interface AssistantsDeps extends ConnectorsDeps, DocumentsDeps {
  models: ModelRegistry;
  /** Always accepted: it stands for the model that replaces it when it is missing. */
  defaultModel: string;
  tools: ToolCatalog;
  assistantReview: ReviewRules;
  /** Set if a directory is configured; otherwise people are found among those who have signed in. */
  directory?: PeopleDirectory | undefined;
  /** Set if an image model is configured; otherwise avatars are drawn. */
  paintAvatar?: PaintAvatar | undefined;
}
