import { termsOf } from "@metatron/text/terms";
import { translateTerms } from "../../adapters/models/index.ts";
import type { Tool } from "../turns/index.ts";

/** With more tools, models choose worse and each step of a turn pays for their descriptions. */
export const MOST_TOOLS = 24;
/** Characters of the names, descriptions and input schemas of the tools that are not our own. */
const MOST_EXTRA_CHARS = 60_000;
/** A name says what a tool does in few words; a description also names what it is not for. */
const NAME_WEIGHT = 3;

export interface ToolsToChoose {
  /** The product's own tools, which are always offered. */
  own: readonly Tool[];
  /** Tools of other systems, in the order of their source. */
  extra: readonly Tool[];
  question: string;
  mostTools?: number;
  mostExtraChars?: number;
}

/**
 * The tools that a model is offered: the own ones, and of the others those that share most words with the
 * question, as far as the budget allows.
 */
export function chooseTools({
  own,
  extra,
  question,
  mostTools = MOST_TOOLS,
  mostExtraChars = MOST_EXTRA_CHARS,
}: ToolsToChoose): Tool[] {
  const others = withOwnNames(own, extra);
  const places = Math.max(0, mostTools - own.length);
  const sizes = new Map(others.map((tool) => [tool, charsOf(tool)]));
  const fitsWhole = others.length <= places && sum([...sizes.values()]) <= mostExtraChars;
  const ranked = fitsWhole ? others : rank(others, question);
  let room = mostExtraChars;
  const chosen = new Set<Tool>();
  for (const tool of ranked) {
    const chars = sizes.get(tool) ?? 0;
    if (chosen.size >= places || chars > room) continue;
    room -= chars;
    chosen.add(tool);
  }
  // In the order of their source: an order that changes with each question would defeat the providers' caches.
  return [...own, ...others.filter((tool) => chosen.has(tool))];
}

/**
 * The tools of other systems without those that have the name of another tool: they would receive its calls.
 */
export function withOwnNames(own: readonly Tool[], extra: readonly Tool[]): Tool[] {
  const taken = new Set(own.map(({ name }) => name));
  return extra.filter(({ name }) => {
    if (taken.has(name)) return false;
    taken.add(name);
    return true;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const charsOf = ({ name, description, inputSchema }: Tool) =>
  name.length + description.length + JSON.stringify(inputSchema ?? {}).length;

interface ToolWords {
  name: ReadonlySet<string>;
  description: ReadonlySet<string>;
}

/** Rare words count more: «vuelo» says little when every tool is about flights. */
function rank(tools: readonly Tool[], question: string): Tool[] {
  const asked = wordsIn(question);
  const words = tools.map(wordsOfTool);
  const weights = new Map(
    [...asked].map((word) => {
      const count = words.filter(({ name, description }) => name.has(word) || description.has(word)).length;
      return [word, Math.log(1 + tools.length / Math.max(1, count))];
    }),
  );
  const scoreOf = ({ name, description }: ToolWords) =>
    sum(
      [...asked].map((word) => {
        const weight = weights.get(word) ?? 0;
        if (name.has(word)) return weight * NAME_WEIGHT;
        return description.has(word) ? weight : 0;
      }),
    );
  return words
    .map((each, at) => ({ at, score: scoreOf(each) }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .flatMap(({ at }) => tools[at] ?? []);
}

/** The texts of a tool do not change while the tool exists. */
const knownWords = new WeakMap<Tool, ToolWords>();

function wordsOfTool(tool: Tool): ToolWords {
  const known = knownWords.get(tool);
  if (known) return known;
  const words = {
    name: wordsIn(`${tool.name.replaceAll("_", " ")} ${tool.title ?? ""}`),
    description: wordsIn(tool.description),
  };
  knownWords.set(tool, words);
  return words;
}

/** Stems, also of the Spanish words for English and Portuguese ones: most tools describe themselves in English. */
function wordsIn(text: string): ReadonlySet<string> {
  const { terms } = translateTerms(text);
  return new Set(termsOf([text, ...terms.flatMap(({ spanish }) => spanish)].join(" ")));
}
