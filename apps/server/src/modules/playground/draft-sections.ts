import type { CostarSection } from "@metatron/contract/assistants/constants";
import type { Language } from "@metatron/contract/enums";

const MOST_DOCUMENTS = 12;

export interface Questionnaire {
  name: string;
  brief: string;
  answers: Partial<Record<CostarSection, string>>;
  documents: readonly string[];
}

/** Drafts instructions from the questionnaire without a model: the audience, the tasks and the refusals. */
export function draftSections(
  { name, brief, answers, documents }: Questionnaire,
  language: Language,
): Record<CostarSection, string> {
  const words = WORDS[language];
  const about = sentence(brief);
  const answered = (section: CostarSection) => sentence(answers[section] ?? "");
  const sections: Record<CostarSection, string[]> = {
    context: [
      words.youAre(name),
      answered("context") || about,
      documents.length > 0 ? words.documents : words.noDocuments,
      ...documents.slice(0, MOST_DOCUMENTS).map((title) => `- ${title}`),
    ],
    objective: [answered("objective") || words.objective(topicOf(brief, name)), words.scope, words.refusal],
    style: [answered("style") || words.style, words.cite],
    tone: [answered("tone") || words.tone],
    audience: [answered("audience") || words.audience],
    response: [answered("response") || words.response, words.unsure],
  };
  return mapSections(sections, (lines) => lines.filter(Boolean).join("\n"));
}

function mapSections(
  sections: Record<CostarSection, string[]>,
  join: (lines: string[]) => string,
): Record<CostarSection, string> {
  const { context, objective, style, tone, audience, response } = sections;
  return {
    context: join(context),
    objective: join(objective),
    style: join(style),
    tone: join(tone),
    audience: join(audience),
    response: join(response),
  };
}

/** Adds a full stop, because the text stands among other sentences. */
function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === "" || /[.!?:…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** The first words of the brief, to name the subject within a sentence. */
function topicOf(brief: string, name: string): string {
  const [first = ""] = brief.trim().split(/[.\n]/);
  return first.trim() === "" ? `«${name}»` : `«${first.trim()}»`;
}

interface Words {
  youAre(name: string): string;
  documents: string;
  noDocuments: string;
  objective(topic: string): string;
  scope: string;
  refusal: string;
  style: string;
  cite: string;
  tone: string;
  audience: string;
  response: string;
  unsure: string;
}

const WORDS: Record<Language, Words> = {
  es: {
    youAre: (name) => `Eres «${name}», un asistente interno para el personal de la compañía.`,
    documents: "Tu conocimiento son estos documentos; si se contradicen, manda el de vigencia más reciente:",
    noDocuments: "Trabajas solo con lo que la persona te cuenta y con los documentos que se te añadan.",
    objective: (topic) =>
      `Resuelve preguntas y tareas sobre ${topic} de forma que la persona pueda actuar al momento.`,
    scope: "Responde solo sobre este ámbito y solo con lo que digan los documentos.",
    refusal:
      "Si la pregunta queda fuera del ámbito o los documentos no lo dicen, dilo con claridad, no inventes nada e indica a quién acudir. No des datos personales de terceros.",
    style:
      "Frases cortas y palabras corrientes. Pasos numerados para los procedimientos y tablas para comparar.",
    cite: "Cita el documento y la página de cada afirmación.",
    tone: "Cercano y profesional; trata de tú.",
    audience: "Personal de la compañía, a menudo con prisa y desde el móvil; no des por sabidas las siglas.",
    response:
      "Empieza por la respuesta en una o dos frases; después los pasos o los detalles necesarios; termina con las citas.",
    unsure: "Si falta un dato para responder, haz una sola pregunta antes de seguir.",
  },
  en: {
    youAre: (name) => `You are “${name}”, an internal assistant for the company's staff.`,
    documents:
      "Your knowledge is these documents; where they disagree, the most recent one in force decides:",
    noDocuments: "You work only with what the person tells you and with the documents that are added to you.",
    objective: (topic) => `Solve questions and tasks about ${topic} so that the person can act at once.`,
    scope: "Answer only within this scope and only with what the documents say.",
    refusal:
      "If a question is out of scope or the documents do not say it, say so plainly, make nothing up and tell whom to turn to. Give no personal data of others.",
    style: "Short sentences and everyday words. Numbered steps for procedures and tables to compare.",
    cite: "Cite the document and page behind each statement.",
    tone: "Friendly and professional.",
    audience: "Company staff, often in a hurry and on a phone; spell out acronyms.",
    response:
      "Begin with the answer in one or two sentences; then the steps or details; end with the citations.",
    unsure: "If a fact is missing, ask one single question before going on.",
  },
  pt: {
    youAre: (name) => `Você é «${name}», um assistente interno para o pessoal da empresa.`,
    documents: "Seu conhecimento são estes documentos; se divergirem, vale o de vigência mais recente:",
    noDocuments: "Você trabalha só com o que a pessoa conta e com os documentos que forem adicionados.",
    objective: (topic) => `Resolva perguntas e tarefas sobre ${topic} para que a pessoa possa agir na hora.`,
    scope: "Responda só dentro deste âmbito e só com o que dizem os documentos.",
    refusal:
      "Se a pergunta ficar fora do âmbito ou os documentos não disserem, diga isso com clareza, não invente nada e indique a quem recorrer. Não dê dados pessoais de terceiros.",
    style: "Frases curtas e palavras correntes. Passos numerados para procedimentos e tabelas para comparar.",
    cite: "Cite o documento e a página de cada afirmação.",
    tone: "Próximo e profissional.",
    audience: "Pessoal da empresa, muitas vezes com pressa e no celular; explique as siglas.",
    response:
      "Comece pela resposta em uma ou duas frases; depois os passos ou detalhes; termine com as citações.",
    unsure: "Se faltar um dado, faça uma única pergunta antes de seguir.",
  },
};
