import type { ComparisonTallies, ModelTally, PairTally } from "@metatron/contract/comparisons/comparison";
import type { ComparisonTable } from "@metatron/contract/comparisons/constants";
import type { Language } from "@metatron/contract/enums";
import { type Cell, toCsv } from "../../http/csv.ts";

const HEADINGS = {
  es: {
    model: "Modelo",
    other: "Comparado con",
    votes: "Votos",
    wins: "Ganados",
    losses: "Perdidos",
    ties: "Empates",
    none: "Ninguna",
    share: "Victorias (%)",
    from: "Desde (%)",
    to: "Hasta (%)",
  },
  en: {
    model: "Model",
    other: "Compared with",
    votes: "Votes",
    wins: "Wins",
    losses: "Losses",
    ties: "Ties",
    none: "Neither",
    share: "Win rate (%)",
    from: "From (%)",
    to: "To (%)",
  },
  pt: {
    model: "Modelo",
    other: "Comparado com",
    votes: "Votos",
    wins: "Vitórias",
    losses: "Derrotas",
    ties: "Empates",
    none: "Nenhuma",
    share: "Vitórias (%)",
    from: "De (%)",
    to: "Até (%)",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** One table as CSV; percentages are whole, and empty with few votes. */
export function talliesCsv(
  tallies: ComparisonTallies,
  { table, language }: { table: ComparisonTable; language: Language },
): string {
  const words = HEADINGS[language];
  const counts = [words.votes, words.wins, words.losses, words.ties, words.none];
  const shares = [words.share, words.from, words.to];
  if (table === "models")
    return toCsv(
      [
        [words.model, ...counts, ...shares],
        ...tallies.models.map((tally) => [tally.label, ...cellsOf(tally)]),
      ],
      language,
    );
  return toCsv(
    [
      [words.model, words.other, ...counts, ...shares],
      ...tallies.pairs.map((tally) => [tally.label, tally.otherLabel, ...cellsOf(tally)]),
    ],
    language,
  );
}

function cellsOf({ votes, wins, losses, ties, none, share }: ModelTally | PairTally): Cell[] {
  const percent = (value: number) => Math.round(value * 100);
  const shares = share ? [percent(share.value), percent(share.from), percent(share.to)] : [null, null, null];
  return [votes, wins, losses, ties, none, ...shares];
}
