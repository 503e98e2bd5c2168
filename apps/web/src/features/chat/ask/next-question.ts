import { readCommand } from "@metatron/contract/chat/commands";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { Choices, ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import type { Running } from "../follow/live-answers.ts";
import { type AskPlace, type AskPorts, askQuestion, talking } from "./ask.ts";
import { editQuestion, regenerate, tryAgain } from "./ask-again.ts";

export interface NextPorts extends AskPorts {
  stop: (running: Running) => Promise<void>;
  onStopFailed: (error: unknown) => void;
  /** A question went out: its author looks at the end of the conversation next. */
  onAsked: () => void;
}

interface Around {
  steps: readonly PathStep[];
  running: Running | null;
  place: AskPlace;
  choices: Choices;
}

/** What can be asked in a conversation besides the text in the composer, and stopping the answer. */
export function nextQuestion(ports: NextPorts, { steps, running, place, choices }: Around) {
  const contextOf = (text: string) => ports.contextFor(choices.baseKnowledge, text);
  const toPictures = { ...choices, chat: "images" as const };

  async function again(answer: MessageRow, how: typeof regenerate, personalData?: PersonalDataChoice) {
    const question = steps.find(({ message }) => message.id === answer.parentId)?.message;
    if (!question) return;
    await how(ports, {
      question,
      // Pictures are made again, words are written again.
      choices: answer.type === "image" ? toPictures : talking(choices),
      context: await contextOf(question.text),
      ...(personalData ? { personalData } : {}),
    });
  }

  return {
    /** A question that nobody typed, with the pictures that it is about. The draft in the composer stays. */
    async askFor(text: string, pictures: readonly string[] = []) {
      const apart = { ...place, draftOf: ports.newId() };
      const asked = await askQuestion(ports, apart, {
        text,
        choices: talking(choices),
        files: [],
        pictures,
      });
      if (asked.kind === "sent") ports.onAsked();
    },
    regenerate: (answer: MessageRow) => again(answer, regenerate),
    /** `personalData`: what the person chose about the personal data in the question. */
    tryAgain: (answer: MessageRow, personalData?: PersonalDataChoice) =>
      again(answer, tryAgain, personalData),
    async edit(question: MessageRow, text: string) {
      const isPicture = question.type === "image" || readCommand(text)?.name === "imagen";
      const edited = isPicture ? toPictures : talking(choices);
      await editQuestion(ports, { question, text, choices: edited, context: await contextOf(text) });
    },
    async stop() {
      if (running) await ports.stop(running).catch(ports.onStopFailed);
    },
  };
}

/** What the composer of a conversation has chosen: the conversation's own choices, and its draft's. */
export function nextChoices(
  { chat, assistantId, model, baseKnowledge }: ConversationRow,
  draft: { online?: boolean },
): Choices {
  return { chat, assistantId, model, online: draft.online ?? false, baseKnowledge };
}

/** The text of the question asked last, which the up arrow brings back. */
export function lastQuestionOf(steps: readonly PathStep[]): string | null {
  return steps.findLast(({ message }) => message.role === "user")?.message.text ?? null;
}
