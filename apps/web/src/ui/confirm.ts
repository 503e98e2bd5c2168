export type ConfirmButton = "yes" | "no" | "ok" | "cancel" | "desist";
export type ConfirmAnswer = ConfirmButton | "closed" | "timeout";

export type ConfirmData = {
  title: string;
  subtitle?: string;
  /** `{{seconds}}` in the text is replaced each second by the remaining seconds. */
  description?: string;
  yesVisible?: boolean;
  noVisible?: boolean;
  okVisible?: boolean;
  cancelVisible?: boolean;
  desistVisible?: boolean;
  /** Closes after this many seconds with the answer "timeout". */
  seconds?: number;
  /** Neither Esc nor a press outside closes the dialog. */
  disableClose?: boolean;
  /** Button labels of this question; missing ones fall back to those of ConfirmHost. */
  labels?: Partial<Record<ConfirmButton, string>>;
  tone?: "default" | "danger";
  /** `sunset` draws the countdown as a sun going down. */
  variant?: "question" | "sunset";
};

export type OpenQuestion = { id: number; data: ConfirmData; resolve: (answer: ConfirmAnswer) => void };

let questions: readonly OpenQuestion[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Resolves once with the person's answer. Questions asked while another is open are queued. */
export function confirm(data: ConfirmData): Promise<ConfirmAnswer> {
  return new Promise((resolve) => {
    questions = [...questions, { id: ++lastId, data, resolve }];
    announce();
  });
}

export function answerQuestion(id: number, answer: ConfirmAnswer) {
  const question = questions.find((open) => open.id === id);
  if (!question) return;
  questions = questions.filter((open) => open !== question);
  question.resolve(answer);
  announce();
}

/** The question on screen: the oldest in the queue. */
export function currentQuestion(): OpenQuestion | null {
  return questions[0] ?? null;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}
