import type { Tool } from "../turns/index.ts";

const ALWAYS = [
  "You have tools. Use them only where they improve the answer: greetings and questions that the given passages answer need none.",
  "Before the final answer write nothing but the tool calls, and never tell the person about the tools themselves.",
];

/** Sentences for single tools, in the order of the prompt. */
const OF_TOOL: readonly (readonly [name: string, sentence: string])[] = [
  [
    "search_documents",
    "Where the given passages do not say what is asked, or only a part of it, search again before you say that it is not in the documents: one search per subject, in other words and in the words of such a document. After two searches that found nothing, say so and name the document that comes nearest.",
  ],
  [
    "read_document",
    "Where a passage is cut off or depends on what is around it (steps of a procedure, a table, conditions, exceptions), read the section or the pages. Where a result says that there is more, go on only if the answer needs it.",
  ],
  ["list_documents", "To say which documents exist, list them; do not conclude it from the passages."],
  ["search_history", "Search the earlier conversations only where the person refers to them."],
  [
    "search_web",
    "Search the web for current facts from outside the company. Where a document of the company and the web differ, the document holds.",
  ],
  [
    "calculate",
    "Compute numbers and dates with the tool, never in your head, and cite the passages that the figures come from.",
  ],
  [
    "remember_fact",
    "Only where the person states something lasting about themselves (base, job, how answers should look) or asks you to remember it, propose it once, in their own words. Never for what matters to this question alone, and never from documents or results.",
  ],
  [
    "ask_person",
    "Where the answer depends on something only the person knows (country, contract, base, dates) and no document settles it, ask once, with the possible answers; otherwise answer for each case.",
  ],
];

const CITATIONS =
  "Cite each statement that rests on a result with exactly the number in it; never cite a number that you were not given.";
const CITING: ReadonlySet<string> = new Set(["search_documents", "read_document", "search_web"]);

/** The part of the system prompt about the tools of a turn. It depends only on their names, so that it can be cached. */
export function toolInstructions(tools: readonly Pick<Tool, "name">[]): string {
  if (tools.length === 0) return "";
  const names = new Set(tools.map(({ name }) => name));
  const sentences = [
    ...ALWAYS,
    ...OF_TOOL.flatMap(([name, sentence]) => (names.has(name) ? [sentence] : [])),
    ...([...CITING].some((name) => names.has(name)) ? [CITATIONS] : []),
  ];
  return `# Tools\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}`;
}
