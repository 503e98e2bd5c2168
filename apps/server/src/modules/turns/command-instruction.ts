import { readCommand } from "@metatron/contract/chat/commands";
import type { Language } from "@metatron/contract/enums";
import { cutTextStart } from "@metatron/text/cut-text";
import type { BranchMessage } from "../history/index.ts";

export interface CommandAsked {
  question: string;
  branch: readonly BranchMessage[];
  language: Language;
  hasFiles: boolean;
  /** The embedded answerer is no language model: the text to work on must be part of the question. */
  isDemo: boolean;
}

const TARGET = /^(?:al?\s+|to\s+|para\s+o\s+)?(\p{L}+)\s*:\s*([\s\S]+)$/u;
const MOST_CHARS = 30_000;

/** The instruction of a command in full sentences; undefined for a plain question. */
export function commandInstruction({
  question,
  branch,
  language,
  hasFiles,
  isDemo,
}: CommandAsked): string | undefined {
  const command = readCommand(question);
  const say = WORDS[language];
  switch (command?.name) {
    case "resumen":
      if (command.given !== "") return `${say.summariseText}\n\n${command.given}`;
      if (hasFiles) return say.summariseFiles;
      return isDemo ? `${say.summariseText}\n\n${spokenSoFar(branch)}` : say.summariseTalk;
    case "traduce": {
      const [, target, text] = TARGET.exec(command.given) ?? [];
      const what = text ?? command.given;
      return what === ""
        ? say.translateLast
        : `${target ? say.translateTo(target) : say.translate}\n\n${what}`;
    }
    case "describe":
      return command.given === "" ? say.describe : command.given;
    case "imagen":
    case "exporta":
    case "limpia":
    case undefined:
      return undefined;
  }
}

function spokenSoFar(branch: readonly BranchMessage[]): string {
  const spoken = branch
    .map(({ text }) => text)
    .filter(Boolean)
    .join("\n\n");
  return cutTextStart(spoken, MOST_CHARS);
}

type Words = {
  summariseTalk: string;
  summariseText: string;
  summariseFiles: string;
  translate: string;
  translateTo: (target: string) => string;
  translateLast: string;
  describe: string;
};

const WORDS: Record<Language, Words> = {
  es: {
    summariseTalk:
      "Resume esta conversación en pocos puntos: qué se preguntó, qué se respondió y qué queda pendiente.",
    summariseText: "Resume este texto en pocos puntos:",
    summariseFiles: "Resume los documentos adjuntos en pocos puntos.",
    translate:
      "Traduce este texto al español o, si ya está en español, al inglés. Devuelve solo la traducción:",
    translateTo: (target) => `Traduce este texto al ${target}. Devuelve solo la traducción:`,
    translateLast: "Traduce tu última respuesta al inglés. Devuelve solo la traducción.",
    describe: "Describe la imagen: qué muestra, dónde y qué texto hay en ella.",
  },
  en: {
    summariseTalk:
      "Summarise this conversation in a few points: what was asked, what was answered and what is left to do.",
    summariseText: "Summarise this text in a few points:",
    summariseFiles: "Summarise the attached documents in a few points.",
    translate:
      "Translate this text into English or, if it is in English, into Spanish. Answer with the translation only:",
    translateTo: (target) => `Translate this text into ${target}. Answer with the translation only:`,
    translateLast: "Translate your last answer into Spanish. Answer with the translation only.",
    describe: "Describe the picture: what it shows, where, and which text is in it.",
  },
  pt: {
    summariseTalk:
      "Resuma esta conversa em poucos pontos: o que foi perguntado, o que foi respondido e o que falta.",
    summariseText: "Resuma este texto em poucos pontos:",
    summariseFiles: "Resuma os documentos anexados em poucos pontos.",
    translate:
      "Traduza este texto para o português ou, se já estiver em português, para o espanhol. Devolva só a tradução:",
    translateTo: (target) => `Traduza este texto para ${target}. Devolva só a tradução:`,
    translateLast: "Traduza a sua última resposta para o espanhol. Devolva só a tradução.",
    describe: "Descreva a imagem: o que mostra, onde e que texto há nela.",
  },
};
