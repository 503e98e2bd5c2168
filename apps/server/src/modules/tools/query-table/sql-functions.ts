import type { DatabaseSync } from "node:sqlite";
import { foldText } from "@metatron/text/fold-text";

/** Functions that people's questions need and SQLite has not. */
export function addFunctions(database: DatabaseSync): void {
  database.function("unaccent", { deterministic: true }, (text) =>
    text === null ? null : foldText(String(text)),
  );
  database.aggregate<Float64Array>("stddev", {
    start: () => new Float64Array(3),
    // Welford's method: sums of squares would cancel out for large values.
    step: ([count = 0, mean = 0, squares = 0], value) => {
      if (typeof value !== "number") return Float64Array.of(count, mean, squares);
      const next = mean + (value - mean) / (count + 1);
      return Float64Array.of(count + 1, next, squares + (value - mean) * (value - next));
    },
    result: ([count = 0, , squares = 0]) => (count < 2 ? null : Math.sqrt(squares / (count - 1))),
  });
}

/** Functions without access to files, extensions or the state of the database. */
export const ALLOWED_FUNCTIONS = new Set(
  `abs avg ceil ceiling changes char coalesce concat concat_ws count cume_dist date datetime dense_rank exp
  first_value floor format glob group_concat hex if ifnull iif instr json_array_length json_extract
  json_group_array json_group_object julianday lag last_value lead length like ln log log10 log2 lower ltrim max
  median min mod nth_value ntile nullif percent_rank percentile percentile_cont percentile_disc pow power printf
  quote rank replace round row_number rtrim sign sqrt stddev strftime string_agg substr substring sum time
  timediff total trim trunc typeof unaccent unicode unistr unixepoch upper`.split(/\s+/),
);
