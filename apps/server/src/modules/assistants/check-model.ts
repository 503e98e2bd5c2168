import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";

/**
 * Accepts a model that this person may use, or the default, which stands for its replacement when it is
 * missing.
 */
export async function checkModel(
  { models, defaultModel }: Pick<AssistantsDeps, "models" | "defaultModel">,
  { roles }: Pick<Session, "roles">,
  model: string,
): Promise<void> {
  if (model === defaultModel || (await models.resolve(model, roles))) return;
  throw new AppError("unknown_model", "There is no such model for you here.");
}
