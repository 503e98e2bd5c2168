import type { z } from "zod";
import type { CallName } from "./calls.ts";
import type { BYPASS_QUERY } from "./constants.ts";
import type { endpoints } from "./endpoints.ts";

/** Types of a call by its name, for a client that imports no schema at run time. */

type Endpoints = typeof endpoints;

export type ParamsOf<Name extends CallName> = z.input<Endpoints[Name]["params"]>;

/** The client adds the bypass flag itself. */
export type QueryOf<Name extends CallName> = Omit<z.input<Endpoints[Name]["query"]>, typeof BYPASS_QUERY>;

export type BodyOf<Name extends CallName> = JsonBody<Endpoints[Name]> | FormBody<Endpoints[Name]>;

/**
 * The result of a successful call: JSON as its type, no content as undefined, a stream or bytes as the
 * response itself.
 */
export type AnswerOf<Name extends CallName> = SuccessOf<Endpoints[Name]["responses"]>;

type JsonBody<E> = E extends { body: infer Body extends z.ZodType } ? z.input<Body> : never;
type FormBody<E> = E extends { multipart: z.ZodType } ? FormData : never;

type Success = 200 | 201 | 202 | 204 | 206;
type SuccessOf<Responses> = {
  [Status in keyof Responses & Success]: Read<Responses[Status]>;
}[keyof Responses & Success];
type Read<Answer> = Answer extends z.ZodType
  ? z.output<Answer>
  : Answer extends "empty"
    ? undefined
    : Response;
