import { html } from "./html.ts";
import { texts } from "./languages.ts";
import { type PageLook, renderPage } from "./page.ts";

interface SecretForm extends PageLook {
  action: string;
  /** CSRF token: binds the form to the person's session, so no other site can submit it. */
  secret: string;
}

/**
 * Asks for confirmation before signing out. With `isSentAtOnce`, the person has already confirmed in the
 * application.
 */
export function renderSignOutPage({
  action,
  secret,
  isSentAtOnce,
  ...look
}: SecretForm & { isSentAtOnce: boolean }) {
  const t = texts[look.language];
  const stay = isSentAtOnce ? undefined : html`<a class="button" href="/">${t.stay}</a>`;
  const body = html`
<h1>${isSentAtOnce ? t.signingOut : t.signOutHeading}</h1>
<p class="about">${t.signOutAbout}</p>
<form method="post" action="${action}" class="actions">
<input type="hidden" name="xsrf" value="${secret}"><input type="hidden" name="logout" value="yes">
<button class="primary">${t.signOut}</button>${stay}
</form>`;
  return renderPage({ ...look, title: t.signOutTitle, body, isSentAtOnce });
}

/** Ends the session of another account before the chosen account is signed in. */
export function renderSwitchPage({ action, secret, ...look }: SecretForm) {
  const t = texts[look.language];
  const body = html`
<h1>${t.switching}</h1>
<form method="post" action="${action}" class="actions">
<input type="hidden" name="xsrf" value="${secret}"><input type="hidden" name="logout" value="yes">
<button class="primary">${t.goOn}</button>
</form>`;
  return renderPage({ ...look, title: t.signInTitle, body, isSentAtOnce: true });
}

export function renderSignedOutPage(look: PageLook) {
  const t = texts[look.language];
  const body = html`
<h1>${t.signedOutHeading}</h1>
<p class="about">${t.signedOutAbout}</p>
<p class="actions"><a class="button primary" href="/">${t.toStart}</a></p>`;
  return renderPage({ ...look, title: t.signedOutHeading, body });
}

export type ErrorReason = "expired" | "request" | "server";

export function renderErrorPage({ reason, code, ...look }: PageLook & { reason: ErrorReason; code: string }) {
  const t = texts[look.language];
  const sentences: Record<ErrorReason, string> = {
    expired: t.errorExpired,
    request: t.errorRequest,
    server: t.errorServer,
  };
  const body = html`
<h1>${t.errorTitle}</h1>
<p class="about">${sentences[reason]}</p>
<p class="actions"><a class="button primary" href="/">${t.toStart}</a></p>
<p class="hint">${t.errorCode}: <code>${code}</code></p>`;
  return renderPage({ ...look, title: t.errorTitle, body });
}
