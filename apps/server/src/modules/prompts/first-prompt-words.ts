import type { Language } from "@metatron/contract/enums";
import type { Prompt } from "@metatron/contract/prompts/prompt";

type Words = Pick<Prompt, "title" | "text">;

const ANNOUNCEMENT = "0b4f3a52-6f0e-4c0e-9d0a-5f5d3c1e7a01";
const MINUTES = "0b4f3a52-6f0e-4c0e-9d0a-5f5d3c1e7a02";
const PASSENGER_NOTICE = "0b4f3a52-6f0e-4c0e-9d0a-5f5d3c1e7a03";

/** The product's own forms in other languages; the table holds them in Spanish. */
const WORDS: Readonly<Record<string, Readonly<Record<Exclude<Language, "es">, Words>>>> = {
  [ANNOUNCEMENT]: {
    en: {
      title: "Write an announcement",
      text: `Write an internal announcement for {{readers: all staff | crew | airport agents | maintenance}}.

Subject: {{subject: new supplier of uniforms}}
Valid from: {{valid from: date}}
Tone: {{tone: friendly | formal | urgent}}

What has to be announced:
{{content: long}}

Write a title, a first paragraph with the essentials, the details as short points and, at the end, what people have to do and whom to ask. Add no facts that are not above.`,
    },
    pt: {
      title: "Redigir comunicado",
      text: `Redija um comunicado interno para {{destinatários: todos os funcionários | tripulação | agentes de aeroporto | manutenção}}.

Assunto: {{assunto: troca de fornecedor de uniformes}}
Válido a partir de: {{vigência: data}}
Tom: {{tom: próximo | formal | urgente}}

O que é preciso comunicar:
{{conteúdo: longo}}

Escreva um título, um primeiro parágrafo com o essencial, os detalhes em pontos curtos e, no final, o que é preciso fazer e a quem perguntar. Não acrescente dados que não estejam acima.`,
    },
  },
  [MINUTES]: {
    en: {
      title: "Summarise minutes",
      text: `Summarise the minutes of the meeting “{{meeting: safety committee}}” of {{day: date}}.

Write four sections: decisions, tasks (with owner and date, in a table), open points and risks. Where the minutes do not say something, write “not stated”.

Minutes:
{{minutes: long}}`,
    },
    pt: {
      title: "Resumir ata",
      text: `Resuma a ata da reunião “{{reunião: comitê de segurança}}” de {{dia: data}}.

Escreva quatro seções: decisões, tarefas (com responsável e data, em uma tabela), pontos em aberto e riscos. Se algo não constar na ata, diga “não consta”.

Ata:
{{ata: longo}}`,
    },
  },
  [PASSENGER_NOTICE]: {
    en: {
      title: "Translate a passenger notice (es/en/pt)",
      text: `Translate this notice to the passengers of flight {{flight: LA501}} and give all three versions: Spanish, English and Brazilian Portuguese, each under its own heading.

Channel: {{channel: loudspeaker | screen | e-mail | text message}}

Short, friendly sentences without internal abbreviations. Keep times, gates and numbers as they are.

Notice:
{{notice: long}}`,
    },
    pt: {
      title: "Traduzir aviso a passageiros (es/en/pt)",
      text: `Traduza este aviso aos passageiros do voo {{voo: LA501}} e dê as três versões: espanhol, inglês e português do Brasil, cada uma sob o seu título.

Canal: {{canal: alto-falante | tela | e-mail | SMS}}

Frases curtas e gentis, sem siglas internas. Mantenha horários, portões e números como estão.

Aviso:
{{aviso: longo}}`,
    },
  },
};

/** A form that an administrator has changed is theirs, and is shown as they wrote it. */
const UNCHANGED = 1;

/** The prompt in the reader's language, where it is a form of the product that nobody has changed. */
export function inLanguage(prompt: Prompt, language: Language): Prompt {
  const words = language === "es" || prompt.version !== UNCHANGED ? undefined : WORDS[prompt.id]?.[language];
  return words ? { ...prompt, title: words.title, text: words.text } : prompt;
}
