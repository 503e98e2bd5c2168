import type { Endpoint } from "@metatron/contract/endpoint";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptions,
} from "fastify";
import type { z } from "zod";
import { authorizeFields } from "./authorize.ts";
import { checkContentType, isMultipart } from "./content-type.ts";
import type { Session } from "./session.ts";
import { parseWith } from "./validate.ts";

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Answers<E extends Endpoint> = {
  [Status in keyof E["responses"]]: E["responses"][Status] extends z.ZodType
    ? z.input<E["responses"][Status]>
    : E["responses"][Status] extends "empty"
      ? undefined
      : FastifyReply;
}[keyof E["responses"]];

export interface RouteInput<E extends Endpoint> {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: E extends { body: infer Body } ? Output<Body> : undefined;
  session: E["call"] extends { allow: "open" } ? undefined : Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<E extends Endpoint> = (input: RouteInput<E>) => Promise<Answers<E>> | Answers<E>;

/** Registers one endpoint of the contract: its path, its checks, its success status. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
  options: RouteShorthandOptions = {},
): void {
  const status = successOf(endpoint);
  app.route({
    ...options,
    method: endpoint.call.method,
    url: fastifyPath(endpoint.call.path),
    config: configOf(endpoint),
    onRequest: (request, _reply, next) => {
      checkContentType(endpoint, request);
      next();
    },
    handler: async (request, reply) => {
      const input = {
        params: parseWith(endpoint.params, request.params, "path"),
        query: parseWith(endpoint.query, request.query, "query"),
        body:
          endpoint.body && !isMultipart(request) ? parseWith(endpoint.body, request.body, "body") : undefined,
        session: request.session,
        request,
        reply,
        // Safe: each field was parsed with the schema that its type is inferred from.
      } as unknown as RouteInput<E>;
      authorizeFields(endpoint.call.allow, input.body, request.session);
      reply.status(status);
      const answer = await handle(input);
      // Streams and files were sent by the handler; an awaited reply resolves to undefined.
      if (reply.sent) return reply;
      return answer === undefined ? reply.send() : answer;
    },
  });
}

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

function configOf({ call }: Endpoint): FastifyContextConfig {
  return { allow: call.allow, token: call.token ?? "access", isStream: call.answer === "stream" };
}

function successOf(endpoint: Endpoint): number {
  const [first] = Object.keys(endpoint.responses).map(Number).sort();
  return first ?? 200;
}
