import { type RawBuilder, sql } from "kysely";
import { codesOf } from "./error-codes.ts";

const START = "/* prepared ";
const END = " */";
/** `invalid_sql_statement_name` and `duplicate_prepared_statement`. */
const NAME_ERRORS = ["26000", "42P05"];
const FIRST_USES = 16;

/**
 * Marks a statement that each connection parses and plans once, for parameters of any kind. For the statements of
 * every question, where planning takes as long as execution. A statement whose best plan depends on its parameters
 * should be planned each time.
 */
export const prepared = (name: string) => sql.raw(`${START}${name}${END}`);

/**
 * Repeats a join by id as a list of ids. The planner takes any JSON parameter for a hundred rows and would read the
 * whole table while it is small, thousands of rows for a statement of one; it takes a list for ten.
 */
export const isOneOf = (id: RawBuilder<unknown>, ids: RawBuilder<unknown>) =>
  sql<boolean>`${id} = any (array(${ids}))`;

export interface StatementName {
  name: string;
  /** The statement that this one replaces on its connection. */
  stale: string | undefined;
}

/**
 * The names of the prepared statements of each connection. A plan made while a table was small would keep scanning
 * the whole table: the embedded database never runs ANALYZE by itself, and another one not while a table fills for the
 * first time. Each time the number of uses on all connections doubles, every connection plans its statement again.
 */
export function createStatementNames(): (connection: object, text: string) => StatementName | undefined {
  const uses = new Map<string, number>();
  const planned = new WeakMap<object, Map<string, string>>();
  return (connection, text) => {
    if (!text.startsWith(START)) return undefined;
    const statement = text.slice(START.length, text.indexOf(END));
    const used = uses.get(statement) ?? 0;
    uses.set(statement, used + 1);
    const name = `${statement}-${generationOf(used)}`;
    const own = planned.get(connection) ?? new Map<string, string>();
    const before = own.get(statement);
    planned.set(connection, own.set(statement, name));
    return { name, stale: before === name ? undefined : before };
  };
}

const generationOf = (uses: number): number => 32 - Math.clz32(Math.floor(uses / FIRST_USES));

/** A connection pooler may run each statement on another connection, which has not prepared it. */
export const isUnknownStatementName = (error: unknown): boolean =>
  codesOf(error).some((code) => NAME_ERRORS.includes(code));
