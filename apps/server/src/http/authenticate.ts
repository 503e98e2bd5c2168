import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import type { Session } from "./session.ts";

export interface Authentication {
  /** Checks the token and answers who it is; throws an AppError otherwise. */
  withAccessToken(token: string): Promise<Session>;
  withIdentityToken(token: string): Promise<Session>;
}

/** Every route needs a session unless it is declared as open. */
export function authenticate(app: FastifyInstance, authentication: Authentication): void {
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request) => {
    const { allow, token = "access" } = request.routeOptions.config;
    if (allow === "open") return;
    const bearer = bearerOf(request);
    request.session =
      token === "identity"
        ? await authentication.withIdentityToken(bearer)
        : await authentication.withAccessToken(bearer);
  });
}

function bearerOf(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest.length > 0) {
    throw new AppError("unauthorized", "Sign in first: this call needs a bearer token.");
  }
  return token;
}
