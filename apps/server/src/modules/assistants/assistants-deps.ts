import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Session } from "../../http/session.ts";
import type { ConnectorsDeps } from "../connectors/index.ts";

/** Generates an assistant's avatar as an image file; undefined if these roles may not use the image model. */
export type PaintAvatar = (
  wish: Pick<Session, "personId" | "roles"> & { name: string; description: string },
) => Promise<Uint8Array | undefined>;

export interface AssistantsDeps extends ConnectorsDeps {
  models: ModelRegistry;
  /** Always accepted: it stands for the model that replaces it when it is missing. */
  defaultModel: string;
  /** Set if an image model is configured; otherwise avatars are drawn. */
  paintAvatar?: PaintAvatar | undefined;
}
