import pg from "pg";
import { toJsonb } from "./jsonb.ts";

/**
 * The last net under the edges: PostgreSQL refuses a statement for one NUL in one of its parameters. Lone surrogates
 * need nothing here, because UTF-8 writes them as U+FFFD. JSON that was made into text before comes from `toJsonb`.
 */
export class CleanClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send: (...given: unknown[]) => unknown = this.query.bind(this);
    // Its overloads differ in what they give back, and that is not touched.
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
