import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Session } from "../../http/session.ts";
import type { ConnectorsDeps } from "../connectors/index.ts";

/** An image model's picture of an assistant, as a file of pixels; undefined where that model is not for these roles. */
export type PaintAvatar = (
  wish: Pick<Session, "personId" | "roles"> & { name: string; description: string },
) => Promise<Uint8Array | undefined>;

export interface AssistantsDeps extends ConnectorsDeps {
  models: ModelRegistry;
  /** Always accepted: it means whatever serves when it is not there. */
  defaultModel: string;
  /** Where an image model is configured; drawn styles serve otherwise. */
  paintAvatar?: PaintAvatar | undefined;
}
