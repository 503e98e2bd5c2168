import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { ModelRegistry, ResolvedModel } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";

export interface ChosenModel {
  model: ResolvedModel;
  notices: Notice[];
}

export interface ModelChoice {
  asked: string | undefined;
  roles: readonly string[];
  /** Reads the model of the conversation so far. A function, because most requests do not need the query. */
  ofConversation: () => Promise<string | undefined>;
}

/** The model that answers: the requested one, the conversation's, or the default with a notice. */
export async function chooseModel(
  models: ModelRegistry,
  { asked, roles, ofConversation }: ModelChoice,
): Promise<ChosenModel> {
  const direct = asked ? await models.resolve(asked, roles) : undefined;
  if (direct) return { model: direct, notices: await noticesOf(models, direct) };

  const held = await ofConversation();
  if (asked && asked !== held) throw new AppError("unknown_model", "There is no such model for you here.");
  const kept = held ? await models.resolve(held, roles) : undefined;
  if (kept) return { model: kept, notices: await noticesOf(models, kept) };

  const { id } = await models.defaultFor(roles);
  const model = await models.resolve(id, roles);
  if (!model) throw new AppError("model_not_configured", "No model is available.");
  // The mark of a demo answer is enough: on a new installation the missing model never existed.
  const isReplaced = held !== undefined && !model.info.demo;
  const replaced: Notice[] = isReplaced ? [{ kind: "model_replaced", from: held, to: id }] : [];
  return { model, notices: [...replaced, ...(await noticesOf(models, model))] };
}

async function noticesOf(models: Pick<ModelRegistry, "allModels">, model: ResolvedModel): Promise<Notice[]> {
  if (!model.info.demo) return [];
  return [{ kind: (await isUnassigned(models, [model.info])) ? "no_model_for_roles" : "demo_answer" }];
}

/** Whether the embedded answerer is all that somebody may use, although there are models. */
export async function isUnassigned(
  models: Pick<ModelRegistry, "allModels">,
  allowed: readonly { demo: boolean }[],
): Promise<boolean> {
  if (allowed.some(({ demo }) => !demo)) return false;
  return (await models.allModels()).some(({ use }) => use === "chat");
}
