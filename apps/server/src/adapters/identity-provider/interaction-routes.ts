import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errors } from "oidc-provider";
import { MOUNT } from "./assets.ts";
import { accountByName } from "./demo-accounts.ts";
import type { EmbeddedIdentity, ServedOrigin } from "./embedded-identity.ts";
import { enterOrigin, refuseHost } from "./origin-of-request.ts";
import { pageHeaders } from "./page-headers.ts";
import { pickLanguage } from "./pages/languages.ts";
import { renderLoginPage } from "./pages/login-page.ts";
import { renderErrorPage } from "./pages/notice-pages.ts";
import { errorReason } from "./provider-pages.ts";

interface Options {
  identity: EmbeddedIdentity;
}

type Asked = FastifyRequest<{ Querystring: { ui_locales?: string } }>;

const FORM_LIMIT_BYTES = 4096;
const ADDRESS = `${MOUNT}/interaction/:uid`;

/** Routes of the login page and its forms. */
export async function interactionRoutes(app: FastifyInstance, { identity }: Options): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get(ADDRESS, (request: Asked, reply) =>
    atOrigin(request, reply, (served) => showLogin({ served, request, reply })),
  );

  app.post(ADDRESS, (request: Asked, reply) =>
    atOrigin(request, reply, (served) => finishLogin({ served, request, reply })),
  );

  async function atOrigin(
    request: Asked,
    reply: FastifyReply,
    answer: (served: ServedOrigin) => Promise<FastifyReply>,
  ) {
    const served = enterOrigin(request, identity);
    if (!served) return refuseHost(reply);
    try {
      return await answer(served);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      const look = { brand: served.brand, language: pickLanguage(request.query.ui_locales) };
      const page = renderErrorPage({ ...look, reason: errorReason(error), code: error.error });
      return sendPage(reply.code(error.statusCode), page);
    }
  }
}

interface Showing {
  served: ServedOrigin;
  request: Asked;
  reply: FastifyReply;
  unknown?: string;
}

async function showLogin({ served, request, reply, unknown }: Showing) {
  const { params } = await served.provider.interactionDetails(request.raw, reply.raw);
  const language = pickLanguage(request.query.ui_locales ?? params.ui_locales);
  const hint = typeof params.login_hint === "string" ? params.login_hint : undefined;
  const page = renderLoginPage({ brand: served.brand, language, hint, unknown });
  return sendPage(reply.code(unknown === undefined ? 200 : 422), page);
}

async function finishLogin({ served, request, reply }: Showing) {
  const { provider } = served;
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const typed = form.get("account") ?? "";
  const account = accountByName(typed);
  const result = form.has("cancel")
    ? { error: "access_denied", error_description: "The person went back." }
    : account && { login: { accountId: account.id } };
  if (!result) return showLogin({ served, request, reply, unknown: typed });
  const options = { mergeWithLastSubmission: false };
  const next = await provider.interactionResult(request.raw, reply.raw, result, options);
  return reply
    .headers({
      ...pageHeaders({ framedBy: "none", hasScript: false }),
      "set-cookie": expiredCookies(provider.cookieName("interaction"), request.url),
    })
    .redirect(next, 303);
}

/**
 * Expires the pair of cookies that the library leaves behind for each sign-in. Browsers evict other cookies
 * when a host has too many.
 */
function expiredCookies(name: string, address: string): string[] {
  const path = address.split("?")[0];
  const rest = `=; path=${path}; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax`;
  return [`${name}${rest}`, `${name}.sig${rest}`];
}

function sendPage(reply: FastifyReply, page: string) {
  return reply
    .headers(pageHeaders({ framedBy: "none", hasScript: false }))
    .type("text/html; charset=utf-8")
    .send(page);
}
