import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import type { Session } from "./session.ts";

export interface Authentication {
  /** Checks the token and answers who it is; throws an AppError otherwise. */
  withAccessToken(token: string): Promise<Session>;
  withIdentityToken(token: string): Promise<Session>;
}

/** Every route needs a session unless its config says that it is open. */
export function authenticate(app: FastifyInstance, authentication: Authentication): void {
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.config.access ?? "access-token";
    switch (access) {
      case "open":
        return;
      case "identity-token":
        request.session = await authentication.withIdentityToken(bearerOf(request));
        return;
      case "access-token":
        request.session = await authentication.withAccessToken(bearerOf(request));
        return;
    }
  });
}

function bearerOf(request: FastifyRequest): string {
  const [scheme, token, ...rest] = (request.headers.authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest.length > 0) {
    throw new AppError("unauthorized", "Sign in first: this call needs a bearer token.");
  }
  return token;
}
