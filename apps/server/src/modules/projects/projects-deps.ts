import type { ModelRegistry } from "../../adapters/models/index.ts";
import type { FileAccess, FilesDeps } from "../files/index.ts";

export interface ProjectsDeps extends Pick<FilesDeps, "db" | "jobs"> {
  models: ModelRegistry;
  access: FileAccess;
  now(): Date;
}
