import { type PersonalDataChoice, personalDataChoices } from "@metatron/contract/personal-data/constants";
import type { Db } from "../../adapters/db/index.ts";
import type { ModelInfo } from "../../adapters/models/index.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import type { Finding } from "./detectors/finding.ts";
import { countKinds, findPersonalData, lookAhead } from "./find-personal-data.ts";
import { maskTexts } from "./mask-texts.ts";
import { policyOf } from "./policy-of-model.ts";
import { textsOfFiles } from "./texts-of-files.ts";

export interface Leaving {
  personId: string;
  conversationId: string;
  model: ModelInfo;
  /** The person's choice, if they were asked before. */
  choice: PersonalDataChoice | undefined;
  /** The message of this request. */
  message: string;
  /** Texts that are sent for the first time: files, passages, the browser's own knowledge. */
  along: readonly string[];
  /** Files of this conversation that are sent with the message. */
  fileIds: readonly string[];
  /** Texts that are sent again, such as the earlier messages, which may already have a decision. */
  earlier: readonly string[];
  /** The choice about the earlier messages of a conversation that is not stored. */
  earlierChoice?: PersonalDataChoice | undefined;
}

export interface Decision {
  choice: PersonalDataChoice | undefined;
  /** The number of values that are hidden from the model. */
  masked: number;
}

const NOTHING_FOUND: Decision = { choice: undefined, masked: 0 };

/** The decision about a message that leaves alone, if it needs none from the person. */
export async function decideAlone({ model, message }: Pick<Leaving, "model" | "message">) {
  if (policyOf(model) === "free") return NOTHING_FOUND;
  await lookAhead([message]);
  return findPersonalData(message).length === 0 ? NOTHING_FOUND : undefined;
}

type AuditedAs = "asked" | "masked" | "sent" | "blocked";

/** Runs before anything is stored: throws `personal_data_found` until the person has chosen. */
export async function decidePersonalData(db: Db, leaving: Leaving): Promise<Decision> {
  const policy = policyOf(leaving.model);
  if (policy === "free") return NOTHING_FOUND;
  const { earlier } = leaving;
  const alongTexts = [...leaving.along, ...(await textsOfFiles(db, leaving.fileIds))];
  await lookAhead([leaving.message, ...alongTexts, ...earlier]);
  const inMessage = findPersonalData(leaving.message);
  const along = alongTexts.flatMap(findPersonalData);
  const history = earlier.flatMap(findPersonalData);
  const all = [...inMessage, ...along, ...history];
  if (all.length === 0) return NOTHING_FOUND;

  const audit = (outcome: AuditedAs) => recordDecision(db, leaving, all, outcome);
  if (policy === "block") {
    await audit("blocked");
    throw new AppError("personal_data_blocked", "This model may not receive personal data.");
  }
  const isOld = inMessage.length === 0 && along.length === 0;
  const choice =
    policy === "mask" ? "mask" : (leaving.choice ?? (isOld ? await earlierChoice(db, leaving) : undefined));
  if (!choice) {
    await audit("asked");
    throw new AppError("personal_data_found", "There is personal data in what would be sent.", {
      personalData: {
        model: leaving.model.label,
        kinds: countKinds(all),
        spans: [...inMessage],
        elsewhere: along.length + history.length,
        choices: [...personalDataChoices],
      },
    });
  }
  await audit(choice === "mask" ? "masked" : "sent");
  return {
    choice,
    masked: choice === "mask" ? countValues([leaving.message, ...alongTexts, ...earlier]) : 0,
  };
}

/** Stored with the conversation, so that the next questions do not ask again. */
export async function rememberChoice(
  db: Db,
  {
    conversationId,
    personId,
    choice,
  }: { conversationId: string; personId: string; choice: PersonalDataChoice },
): Promise<void> {
  const made_at = new Date();
  await db
    .insertInto("outbound_choices")
    .values({ conversation_id: conversationId, person_id: personId, choice, made_at })
    .onConflict((conflict) => conflict.column("conversation_id").doUpdateSet({ choice, made_at }))
    .execute();
}

async function earlierChoice(db: Db, { conversationId, personId, earlierChoice }: Leaving) {
  if (earlierChoice) return earlierChoice;
  const row = await db
    .selectFrom("outbound_choices")
    .select("choice")
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row?.choice;
}

const countValues = (texts: readonly string[]) => maskTexts(texts).restore.size;

async function recordDecision(db: Db, leaving: Leaving, found: readonly Finding[], outcome: AuditedAs) {
  const { personId, conversationId, model } = leaving;
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId: personId,
      action: `personal_data.${outcome}`,
      subjectType: "conversation",
      subjectId: conversationId,
      details: { model: model.id, kinds: countKinds(found) },
    }),
  );
}
