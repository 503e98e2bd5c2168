import { readCommand } from "@metatron/contract/chat/commands";

export type ExportFormat = "docx" | "pdf" | "markdown" | "json";

/** The meaning of a typed text: a question, an image to generate, or an action of this browser. */
export type Wanted =
  | { kind: "question"; text: string }
  | { kind: "pictures"; text: string }
  | { kind: "export"; format: ExportFormat }
  | { kind: "clear" }
  /** A command without its required argument. */
  | { kind: "incomplete"; why: "needsPrompt" | "needsPicture" | "needsText" | "unknownFormat" };

const FORMATS: Record<string, ExportFormat> = {
  "": "docx",
  word: "docx",
  docx: "docx",
  pdf: "pdf",
  markdown: "markdown",
  md: "markdown",
  json: "json",
};

interface Around {
  /** The chat type generates images for every text. */
  makesPictures: boolean;
  hasPicture: boolean;
  hasAnswer: boolean;
}

export function wantedBy(text: string, { makesPictures, hasPicture, hasAnswer }: Around): Wanted {
  const command = readCommand(text);
  switch (command?.name) {
    case "imagen":
      return command.given === "" ? { kind: "incomplete", why: "needsPrompt" } : { kind: "pictures", text };
    case "describe":
      return hasPicture ? { kind: "question", text } : { kind: "incomplete", why: "needsPicture" };
    case "traduce":
      return command.given !== "" || hasAnswer
        ? { kind: "question", text }
        : { kind: "incomplete", why: "needsText" };
    case "resumen":
      return { kind: "question", text };
    case "exporta": {
      const format = FORMATS[command.given.toLowerCase()];
      return format ? { kind: "export", format } : { kind: "incomplete", why: "unknownFormat" };
    }
    case "limpia":
      return { kind: "clear" };
    case undefined:
      return makesPictures ? { kind: "pictures", text } : { kind: "question", text };
  }
}
