import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AddressLimits } from "./address-limits.ts";
import { AppError } from "./app-error.ts";
import type { Session } from "./session.ts";

export interface Authentication {
  /** Verifies the token and returns its session; throws an AppError otherwise. */
  withAccessToken(token: string): Promise<Session>;
  withIdentityToken(token: string): Promise<Session>;
  /** Whether this token was accepted recently. */
  knows(token: string, use: "access" | "identity"): boolean;
}

/** Every route needs a session unless it is declared as open. */
export function authenticate(
  app: FastifyInstance,
  authentication: Authentication,
  limits: AddressLimits,
): void {
  app.decorateRequest("session", undefined);
  app.addHook("onRequest", async (request) => {
    const { allow, token = "access" } = request.routeOptions.config;
    if (allow === "open") return;
    request.session = await check(request, token);
  });

  /** A recently accepted token bypasses the limit: an office shares one address, and one client may flood from it. */
  async function check(request: FastifyRequest, use: "access" | "identity"): Promise<Session> {
    const token = bearerIn(request);
    if (!token) {
      await limits.takeRequest(request);
      throw new AppError("unauthorized", "Sign in first: this call needs a bearer token.");
    }
    const verify = () =>
      use === "access" ? authentication.withAccessToken(token) : authentication.withIdentityToken(token);
    return authentication.knows(token, use) ? verify() : limits.takeCheck(request, verify);
  }
}

function bearerIn(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = (request.headers.authorization ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && rest.length === 0 ? token : undefined;
}
