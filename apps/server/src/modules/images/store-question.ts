import { readCommand } from "@metatron/contract/chat/commands";
import type { ImageRequest } from "@metatron/contract/images/images";
import { titleFromQuestion } from "@metatron/text/title-from-question";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { storeSends } from "../history/index.ts";
import { withoutPersonalData } from "../personal-data/index.ts";
import { conversationModel } from "../turns/index.ts";
import type { ImagesDeps } from "./images-deps.ts";

interface Asked {
  session: Session;
  request: ImageRequest;
  prompt: string;
}

/** Stores the question and its empty answer in the conversation, if the request names one. */
export async function storeQuestion(
  deps: ImagesDeps,
  { session, request, prompt }: Asked,
): Promise<"stored" | "known" | "none"> {
  const { conversationId, messageId, answerId, parentId } = request;
  if (!conversationId || !messageId || !answerId) return "none";
  const { personId, roles } = session;
  // The text model for the next question: an image model could not answer it.
  const model =
    (await conversationModel(deps.db, { personId, conversationId })) ??
    (await deps.models.defaultFor(roles)).id;
  const [stored] = await storeSends(deps.db, [
    {
      personId,
      conversationId,
      model,
      parentId,
      answerId,
      assistantId: null,
      baseKnowledge: request.baseKnowledge ?? null,
      chat: request.chat ?? "images",
      answerKind: "image",
      title: titleFromQuestion(withoutPersonalData(prompt)),
      questionId: messageId,
      files: [],
      online: false,
      kind: readCommand(request.prompt) ? "command" : "image",
      content: [{ type: "text", text: request.prompt }],
      text: request.prompt,
      writerId: deps.watch.writerId,
    },
  ]);
  if (!stored || stored.outcome === "not_found") throw notFound();
  return stored.outcome;
}
