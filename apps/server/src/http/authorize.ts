import { type Allow, fieldRefusalOf, type Refusal, refusalOf, rightsOf } from "@metatron/contract/allow";
import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import type { Session } from "./session.ts";

const SENTENCES: Record<Refusal, string> = {
  no_roles: "This account has no role here.",
  action_not_allowed: "The roles of this account do not include this.",
  forbidden: "This is for administrators.",
};

/** Checks the route's `allow`, after the token and before the body is read. */
export function authorize(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, next) => {
    const { allow } = request.routeOptions.config;
    const refusal = refusalOf(allow ?? "admin", rightsOf(request.session?.roles ?? []));
    next(refusal && new AppError(refusal, SENTENCES[refusal]));
  });
}

/** For calls whose body decides which permissions they need. */
export function authorizeFields(allow: Allow, body: unknown, session: Session | undefined): void {
  const refusal = fieldRefusalOf(allow, body, rightsOf(session?.roles ?? []));
  if (refusal) throw new AppError(refusal, SENTENCES[refusal]);
}

/** Fails the start if a route below this path does not declare who may call it. */
export function requireDeclarations(app: FastifyInstance, path: string): void {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (url.startsWith(`${path}/`) && config?.allow === undefined)
      throw new Error(`${method} ${url} does not declare who may call it.`);
  });
}
