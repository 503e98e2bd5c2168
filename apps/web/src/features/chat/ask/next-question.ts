import { readCommand } from "@metatron/contract/chat/commands";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import { researchProgress } from "@metatron/turn/research";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { Choices, ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import type { Running } from "../follow/live-answers.ts";
import { type AskPlace, type AskPorts, askQuestion, asTextChat } from "./ask.ts";
import { editQuestion, regenerate, retryQuestion } from "./resend-question.ts";

export interface NextPorts extends AskPorts {
  stop: (running: Running) => Promise<void>;
  onStopFailed: (error: unknown) => void;
  /** Called after a question was sent, so that the page scrolls to the end of the conversation. */
  onAsked: () => void;
}

interface Around {
  steps: readonly PathStep[];
  running: Running | null;
  place: AskPlace;
  choices: Choices;
}

/** Another model than the chosen one, and whether it may search the web. */
type OtherModel = Pick<Choices, "model" | "online">;

/** The requests of a conversation besides the text in the composer, and stopping the answer. */
export function nextQuestion(ports: NextPorts, { steps, running, place, choices }: Around) {
  const contextOf = (text: string) => ports.contextFor(choices.baseKnowledge, text);
  const toPictures = { ...choices, chat: "images" as const };

  async function again(
    answer: MessageRow,
    how: typeof regenerate,
    { personalData, other }: { personalData?: PersonalDataChoice | undefined; other?: OtherModel } = {},
  ) {
    const question = steps.find(({ message }) => message.id === answer.parentId)?.message;
    if (!question) return;
    await how(ports, {
      question,
      // Images are regenerated as images, text as text.
      choices: answer.type === "image" ? toPictures : { ...asTextChat(choices), ...other },
      context: await contextOf(question.text),
      ...(personalData ? { personalData } : {}),
      research: wasResearch(answer),
    });
  }

  return {
    /** Sends a question that was not typed, with its images. The draft in the composer is kept. */
    async askFor(text: string, pictures: readonly string[] = []) {
      const apart = { ...place, draftOf: ports.newId() };
      const asked = await askQuestion(ports, apart, {
        text,
        choices: asTextChat(choices),
        files: [],
        pictures,
      });
      if (asked.kind === "sent") ports.onAsked();
    },
    regenerate: (answer: MessageRow) => again(answer, regenerate),
    /** `personalData`: the person's choice about the personal data in the question. */
    retryQuestion: (answer: MessageRow, personalData?: PersonalDataChoice) =>
      again(answer, retryQuestion, { personalData }),
    /** Answers again with another model, with which the conversation goes on. */
    answerWith: (answer: MessageRow, other: OtherModel) => again(answer, retryQuestion, { other }),
    async edit(question: MessageRow, text: string) {
      const isPicture = question.type === "image" || readCommand(text)?.name === "imagen";
      const edited = isPicture ? toPictures : asTextChat(choices);
      await editQuestion(ports, { question, text, choices: edited, context: await contextOf(text) });
    },
    async stop() {
      if (running) await ports.stop(running).catch(ports.onStopFailed);
    },
  };
}

/** An answer that the server refused has no steps yet. */
function wasResearch({ isResearch, steps }: MessageRow): boolean {
  return isResearch === true || researchProgress(steps ?? []) !== null;
}

/** The choices of a conversation's composer: those of the conversation, and web search from its draft. */
export function nextChoices(
  { chat, assistantId, model, baseKnowledge }: ConversationRow,
  draft: { online?: boolean },
): Choices {
  return { chat, assistantId, model, online: draft.online ?? false, baseKnowledge };
}

/** The text of the last question, which the up arrow restores. */
export function lastQuestionOf(steps: readonly PathStep[]): string | null {
  return steps.findLast(({ message }) => message.role === "user")?.message.text ?? null;
}
