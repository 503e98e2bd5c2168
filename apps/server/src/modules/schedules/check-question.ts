import type { ScheduleChanges } from "@metatron/contract/schedules/schedule";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { assistantForChat, type ChatAssistant, officialForChat } from "../assistants/index.ts";
import { decidePersonalData } from "../personal-data/index.ts";
import { chooseModel } from "../turns/index.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

interface ToCheck {
  session: Session;
  conversationId: string;
  given: ScheduleChanges;
}

/**
 * The checks of a question that would otherwise fail at the first run, when nobody is there to react: whether
 * the person may store conversations, access, model, web search, and the decision about personal data. Every run makes all of them again.
 */
export async function checkQuestion(
  deps: SchedulesDeps,
  { session, conversationId, given }: ToCheck,
): Promise<void> {
  deps.temporaryChats.checkMayStore(session.roles);
  const assistant = await usableAssistant(deps, session, given);
  const { model } = await chooseModel(deps.models, {
    asked: given.model ?? undefined,
    roles: session.roles,
    ofConversation: async () => assistant?.model,
  });
  if (given.online && !model.info.online && !deps.webSearch)
    throw new AppError("online_not_supported", "This model does not search the web.");
  await decidePersonalData(deps.db, {
    personId: session.personId,
    conversationId,
    model: model.info,
    choice: given.personalData ?? undefined,
    message: given.question,
    along: [],
    fileIds: [],
    earlier: [],
  });
}

async function usableAssistant(
  { db }: SchedulesDeps,
  session: Session,
  { chat, assistantId }: ScheduleChanges,
): Promise<ChatAssistant | undefined> {
  switch (chat) {
    case "chat-libre":
      return undefined;
    case "rh-plus": {
      const official = await officialForChat({ db }, session, "rh-plus");
      if (!official) throw notFound();
      return official.assistant;
    }
    case "ai-builder": {
      const assistant = assistantId ? await assistantForChat({ db }, session, assistantId) : undefined;
      if (!assistant) throw notFound();
      return assistant;
    }
  }
}
