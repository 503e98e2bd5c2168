import { termsOf } from "@metatron/text/terms";
import { citationOf, type Library, shorten } from "./library.ts";
import type { Phrases } from "./phrases.ts";
import { countUnitsWith, rarity } from "./query-terms.ts";
import { type IndexedUnit, overlapOf, rankUnits } from "./rank-units.ts";

const MOST_POINTS = 7;
const LEAST_POINTS = 3;
const POINTS_PER_UNIT = 0.25;
const MOST_SOURCES = 5;
const LONGEST_LIST = 320;

/** The sentences that say most of what each text says, whole and in their order; about a topic, where one is named. */
export function summarise(library: Library, topic: string, say: Phrases): string {
  const whole = { ...library, units: joinLists(library.units) };
  const about = termsOf(topic).length > 0 ? unitsAbout(whole, topic) : undefined;
  const worth = worthOf(whole.units, about);
  const titles = [...new Set(library.sources.map(({ title }) => title))].slice(0, MOST_SOURCES);
  const share = Math.max(2, Math.ceil(MOST_POINTS / titles.length));

  const parts = titles.map((title) => {
    const units = whole.units.filter((unit) => library.sources[unit.source]?.title === title);
    const pool = about ? units.filter((unit) => about.has(unit)) : units;
    const points = choosePoints(pool, worth, titles.length > 1 ? share : MOST_POINTS);
    const lines = [...pointLines(points, library), ...tableLines(pool, library, say)];
    return lines.length > 0 ? `${say.summaryOf(title)}\n\n${lines.join("\n")}` : "";
  });
  return parts.filter(Boolean).join("\n\n");
}

/** A short list is one point, with what introduces it: an item by itself says little. */
function joinLists(units: readonly IndexedUnit[]): IndexedUnit[] {
  const joined: IndexedUnit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    const isNext =
      unit.kind === "item" &&
      last?.kind === "item" &&
      last.block === unit.block &&
      last.source === unit.source;
    if (unit.kind === "item" && !isNext) {
      const intro = unit.intro ? `${unit.intro} ` : "";
      joined.push({ ...unit, text: intro + unit.text, own: [...termsOf(intro), ...unit.own] });
    } else if (isNext && last.text.length + unit.text.length < LONGEST_LIST) {
      const sign = last.text.endsWith(":") ? "" : ";";
      last.text = `${last.text.replace(/[.;,]$/, "")}${sign} ${unit.text}`;
      last.own = [...last.own, ...unit.own];
    } else {
      joined.push({ ...unit });
    }
  }
  return joined;
}

function unitsAbout({ units }: Library, topic: string): ReadonlySet<IndexedUnit> | undefined {
  const terms = termsOf(topic).map((term) => ({ term, weight: 1 }));
  const found = rankUnits(units, topic, terms).filter(({ coverage }) => coverage >= 0.5);
  return found.length > 0 ? new Set(found.map(({ unit }) => unit)) : undefined;
}

/** A sentence is worth the words that its text keeps coming back to; beginnings and figures are worth more. */
function worthOf(units: readonly IndexedUnit[], about: ReadonlySet<IndexedUnit> | undefined) {
  const counts = countUnitsWith(units);
  const openings = new Set<string>();
  const worth = new Map<IndexedUnit, number>();
  for (const unit of units) {
    const terms = [...new Set(unit.own)];
    const sum = terms.reduce((so, term) => {
      const among = counts.get(term) ?? 1;
      return so + (among - 0.5) * rarity(among, units.length);
    }, 0);
    const section = `${unit.source}\n${unit.heading ?? ""}`;
    const opens = openings.has(section) ? 1 : 1.3;
    openings.add(section);
    const hasFigure = /\d/.test(unit.text) ? 1.15 : 1;
    const isShort = terms.length < 4 ? 0.6 : 1;
    const isAbout = about?.has(unit) ? 2 : 1;
    worth.set(unit, (sum / (terms.length + 5) ** 0.8) * opens * hasFigure * isShort * isAbout);
  }
  return worth;
}

function choosePoints(units: readonly IndexedUnit[], worth: ReadonlyMap<IndexedUnit, number>, most: number) {
  const prose = units.filter(({ kind, text }) => kind !== "row" && !text.endsWith(":"));
  const wanted = Math.min(most, Math.max(LEAST_POINTS, Math.round(prose.length * POINTS_PER_UNIT)));
  const left = [...prose].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.order - b.order);
  const chosen: IndexedUnit[] = [];
  const perSection = new Map<string, number>();
  const sections = new Set(prose.map(({ heading }) => heading ?? "")).size;
  const mostPerSection = Math.max(1, Math.ceil(wanted / sections));
  for (const unit of left) {
    if (chosen.length === wanted) break;
    const section = unit.heading ?? "";
    const taken = perSection.get(section) ?? 0;
    if (taken >= mostPerSection || chosen.some((other) => overlapOf(unit, other) > 0.6)) continue;
    perSection.set(section, taken + 1);
    chosen.push(unit);
  }
  return chosen.sort((a, b) => a.order - b.order);
}

function pointLines(points: readonly IndexedUnit[], library: Library): string[] {
  return points.map((unit) => {
    const label = unit.heading && !unit.heading.endsWith("?") ? `**${shorten(unit.heading)}:** ` : "";
    return `- ${label}${unit.text}${citationOf(library, unit)}`;
  });
}

function tableLines(units: readonly IndexedUnit[], library: Library, say: Phrases): string[] {
  const tables = new Map(units.flatMap((unit) => (unit.table ? [[unit.table, unit] as const] : [])));
  return [...tables].map(([{ header, rows }, unit]) => {
    const columns = (header ?? rows[0] ?? []).filter(Boolean).join(", ");
    return `- ${say.tableOf(rows.length, columns)}${citationOf(library, unit)}`;
  });
}
