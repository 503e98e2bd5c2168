import type { BaseLogger } from "pino";
import type { Mcp } from "../../adapters/mcp/index.ts";
import type { SecretBox } from "../../adapters/secrets/index.ts";
import type { FilesDeps } from "../files/index.ts";

export interface ToolServersDeps extends FilesDeps {
  mcp: Mcp;
  secrets: SecretBox;
  log: BaseLogger;
  now(): Date;
}
