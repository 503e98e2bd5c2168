import { z } from "zod";
import type { Call } from "./call.ts";
import { id } from "./fields.ts";
import { queryOf } from "./page.ts";

type AnswerKind = "stream" | "binary" | "empty";

type EndpointSpec = {
  /** The operation id in the published document, where clients know the call by an older name. */
  operationId?: string;
  tag: string;
  summary: string;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** The JSON body. An endpoint with `body` and `multipart` accepts either, by content type. */
  body?: z.ZodType;
  /** The fields of a multipart form besides its one `file`. */
  multipart?: z.ZodObject;
  /**
   * Each event of a streamed response; for an endpoint with a JSON response, sent for `Accept:
   * text/event-stream`.
   */
  events?: z.ZodType;
  responses: Partial<Record<200 | 201 | 202 | 204 | 206 | 503, z.ZodType | AnswerKind>>;
};

export type Endpoint = EndpointSpec & { call: Call; params: z.ZodObject; query: z.ZodObject };

/** A call with its schemas. Path parameters are derived from the path; each is an id. */
export function endpoint<const C extends Call, const Spec extends EndpointSpec>(call: C, spec: Spec) {
  // The compiler can't narrow a generic by `??`; the type is computed per call.
  const query = (spec.query ?? queryOf({})) as QueryIn<Spec>;
  return { ...spec, call, params: paramsOf<C["path"]>(call.path), query };
}

type NoQuery = ReturnType<typeof queryOf<Record<never, never>>>;
type QueryIn<Spec> = Spec extends { query: infer Query extends z.ZodObject } ? Query : NoQuery;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

function paramsOf<Path extends string>(path: Path) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  // `Object.fromEntries` loses the key types; the names come from the same path as the type's.
  const shape = Object.fromEntries(names.map((name) => [name, id])) as Record<ParamNames<Path>, typeof id>;
  return z.strictObject(shape);
}
