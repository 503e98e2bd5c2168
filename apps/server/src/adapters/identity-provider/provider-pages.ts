import type { Brand } from "@metatron/contract/enums";
import { type Configuration, errors, type KoaContextWithOIDC } from "oidc-provider";
import { pickLanguage } from "./pages/languages.ts";
import {
  type ErrorReason,
  renderErrorPage,
  renderSignedOutPage,
  renderSignOutPage,
  renderSwitchPage,
} from "./pages/notice-pages.ts";

type LogoutPages = NonNullable<Configuration["features"]>["rpInitiatedLogout"];

/** Routes whose response is shown to a person. On all others a program reads the response and needs JSON. */
const PAGE_ROUTES = new Set([
  "authorization",
  "resume",
  "end_session",
  "end_session_confirm",
  "end_session_success",
]);

interface Look {
  brand: Brand;
}

/** Our pages instead of the library's, which load fonts from another host. */
export function providerPages(look: Look) {
  return {
    renderError: async (ctx, out, error) => {
      if (!PAGE_ROUTES.has(ctx.oidc?.route)) {
        ctx.body = out;
        return;
      }
      ctx.type = "html";
      ctx.body = renderErrorPage({ ...lookFor(ctx, look), reason: errorReason(error), code: out.error });
    },
    logout: {
      logoutSource: async (ctx) => {
        ctx.type = "html";
        const page = { ...lookFor(ctx, look), ...secretForm(ctx) };
        ctx.body = renderSignOutPage({ ...page, isSentAtOnce: isAskedByApplication(ctx) });
      },
      postLogoutSuccessSource: async (ctx) => {
        ctx.type = "html";
        ctx.body = renderSignedOutPage(lookFor(ctx, look));
      },
    },
  } satisfies { renderError: Configuration["renderError"]; logout: LogoutPages };
}

export type ProviderPages = ReturnType<typeof providerPages>;

/**
 * Replaces the library's pages that submit themselves with an inline script, which the Content Security
 * Policy blocks.
 */
export function replaceInlineScriptPages(ctx: KoaContextWithOIDC, look: Look): void {
  const { oidc } = ctx;
  if (ctx.status !== 200 || ctx.type !== "text/html" || !oidc?.session?.state?.secret) return;
  const isSwitch = oidc.route === "resume";
  const isSignOutOfNobody = oidc.route === "end_session" && !oidc.session.accountId;
  if (!isSwitch && !isSignOutOfNobody) return;
  const page = { ...lookFor(ctx, look), ...secretForm(ctx) };
  ctx.body = isSwitch ? renderSwitchPage(page) : renderSignOutPage({ ...page, isSentAtOnce: true });
}

export function errorReason(error: unknown): ErrorReason {
  if (error instanceof errors.SessionNotFound) return "expired";
  return error instanceof errors.OIDCProviderError && error.statusCode < 500 ? "request" : "server";
}

/** The application sent the person's own identity token, so the person has already chosen to sign out. */
function isAskedByApplication({ oidc }: KoaContextWithOIDC): boolean {
  return oidc.entities.IdTokenHint?.payload.sub === oidc.session?.accountId;
}

function secretForm({ oidc }: KoaContextWithOIDC): { action: string; secret: string } {
  return { action: oidc.urlFor("end_session_confirm"), secret: String(oidc.session?.state?.secret) };
}

function lookFor(ctx: KoaContextWithOIDC, look: Look) {
  return { ...look, language: pickLanguage(ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales) };
}
