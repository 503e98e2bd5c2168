import pg from "pg";
import { toJsonb } from "./jsonb.ts";

/**
 * The last line of defence: PostgreSQL rejects a statement if one of its parameters contains NUL. Lone
 * surrogates need no handling here, because UTF-8 encodes them as U+FFFD. JSON that is already serialized
 * must come from `toJsonb`.
 */
export class CleanClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send: (...given: unknown[]) => unknown = this.query.bind(this);
    // The overloads of `query` differ only in their return values, which are passed through.
    this.query = ((config: unknown, values: unknown, callback: unknown) =>
      send(
        config,
        Array.isArray(values) ? values.map(cleanParameter) : values,
        callback,
      )) as pg.Client["query"];
  }
}

export function cleanParameter(value: unknown): unknown {
  if (typeof value === "string") return value.includes("\0") ? value.replaceAll("\0", "") : value;
  if (Array.isArray(value)) return value.map(cleanParameter);
  if (value === null || typeof value !== "object") return value;
  return Object.getPrototypeOf(value) === Object.prototype ? toJsonb(value) : value;
}
