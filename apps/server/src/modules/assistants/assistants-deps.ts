import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { Db } from "../../adapters/db/index.ts";
import type { Jobs } from "../../adapters/jobs/index.ts";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { Connectors } from "../connectors/index.ts";
import type { Files } from "../files/index.ts";
import type { PaintAvatar } from "./generate-avatar.ts";

export interface AssistantsDeps {
  db: Db;
  jobs: Jobs;
  models: ModelRegistry;
  files: Files;
  connectors: Connectors;
  /** Always accepted: it means whatever serves when it is not there. */
  defaultModel: string;
  quotas: QuotaLimits;
  /** Where an image model is configured; drawn styles serve otherwise. */
  paintAvatar?: PaintAvatar | undefined;
}
