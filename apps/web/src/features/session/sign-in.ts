import { BYPASS_QUERY } from "@metatron/contract/constants";
import type { InteractionType } from "@metatron/contract/session/constants";
import type { KeptSession } from "./keep-session.ts";
import { checkInteractionType } from "./session-config.ts";
import type { SessionDeps } from "./session-deps.ts";
import { asSessionError, SessionError, type SessionErrorCode } from "./session-error.ts";
import { isLoggedIn } from "./session-user.ts";

const SILENT_SIGN_IN_TIMEOUT_MS = 5_000;

/** Errors that are not about the account: the login page shows the reason and offers a retry. */
const TRANSIENT_ERRORS: ReadonlySet<SessionErrorCode> = new Set([
  "popup_blocked",
  "popup_closed",
  "cancelled",
  "unreachable",
]);

interface SignInOptions {
  returnTo: string | null;
  /** Overrides the configured interaction type, e.g. where the browser blocks popups. */
  via?: InteractionType;
}

/** Interactive sign-in, and the silent one at start. */
export function createSignIn(
  deps: SessionDeps,
  { adopt }: Pick<KeptSession, "adopt">,
  expire: () => Promise<void>,
) {
  const { cache, config, memory, oidc, store } = deps;
  let attempt: AbortController | null = null;
  let interaction: { key: string; done: Promise<string | null> } | null = null;

  /**
   * Called by a click on the login page. Resolves when signed in,
   * aborted or being redirected to the provider.
   */
  async function signIn({ returnTo, via }: SignInOptions): Promise<void> {
    try {
      forgetFailure();
      await visitProvider({
        scopes: config.scopes,
        returnTo,
        via: via ?? checkInteractionType(config.interactionType),
      });
    } catch (error) {
      fail(asSessionError(error).code);
    }
  }

  /** For requests that got no token silently. One popup at a time, shared by requests for the same scopes. */
  function interact(scopes: readonly string[]): Promise<string | null> {
    const key = scopes.join(" ");
    if (interaction?.key === key) return interaction.done;
    const before = interaction?.done.catch(() => null);
    const done = Promise.resolve(before)
      .then(() => openForRequest(scopes))
      .finally(() => {
        if (interaction?.done === done) interaction = null;
      });
    interaction = { key, done };
    return done;
  }

  async function openForRequest(scopes: readonly string[]): Promise<string | null> {
    // While no one is signed in, only the login page starts a sign-in; a stray request must not redirect it.
    if (store.snapshot().session.status !== "signedIn")
      throw new SessionError("no_account", "Nobody is signed in.");
    const via = checkInteractionType(config.interactionType);
    try {
      return await visitProvider({ scopes, returnTo: deps.currentPath(), via });
    } catch (error) {
      const { session } = store.snapshot();
      // A popup needs a click, so the login page has a button. A session that is still valid is kept.
      const stillIn = session.status === "signedIn" && isLoggedIn(session.user, deps.clock.now());
      if (session.status === "signedIn" && !stillIn) await expire();
      throw error;
    }
  }

  async function visitProvider({ scopes, returnTo, via }: Visit): Promise<string | null> {
    attempt?.abort();
    attempt = new AbortController();
    const { signal } = attempt;
    // Must precede any `await`, or the browser's popup blocker steps in.
    const popup = via === "popup" ? deps.openPopup() : null;
    if (via === "popup" && !popup)
      throw new SessionError("popup_blocked", "The browser blocked the sign-in window.");
    const claims = cache.account()?.claims;
    const loginHint = typeof claims?.email === "string" ? claims.email : null;
    const asked = { scopes, returnTo, loginHint, forcePrompt: memory.isPromptRequired() };
    store.progress("login", "start");
    try {
      if (!popup) {
        await deps.leaving.saveUnsaved();
        await oidc.signInByRedirect(asked);
        return null;
      }
      const tokens = await oidc.signInByPopup({ ...asked, popup, signal });
      const user = adopt(tokens, scopes);
      welcome();
      void validateStatus(user.token);
      store.progress("login", "end");
      return tokens.accessToken;
    } catch (error) {
      // A later attempt has replaced this one and owns the progress state.
      if (attempt?.signal === signal) store.progress("login", "end");
      throw error;
    }
  }

  /**
   * Completes a redirect with the stored response of the provider.
   * Resolves to the page that the person wanted.
   */
  async function finishRedirect(url: string): Promise<string | null> {
    store.progress("handleRedirect", "start");
    try {
      const { tokens, returnTo } = await oidc.finishRedirect(url);
      adopt(tokens, config.scopes);
      welcome();
      return returnTo;
    } catch (error) {
      fail(asSessionError(error).code);
      return null;
    } finally {
      store.progress("handleRedirect", "end");
    }
  }

  /** A person with a valid session at the provider need not click anything. */
  async function signInSilently(): Promise<boolean> {
    store.progress("silentSignIn", "start");
    try {
      const frame = {
        scopes: config.scopes,
        loginHint: null,
        idToken: null,
        sub: null,
        timeoutMs: SILENT_SIGN_IN_TIMEOUT_MS,
      };
      adopt(await oidc.byHiddenFrame(frame), config.scopes);
      welcome();
      return true;
    } catch {
      return false;
    } finally {
      store.progress("silentSignIn", "end");
    }
  }

  function welcome() {
    memory.clearPromptRequired();
    cache.forgetRefreshes();
    void deps.track("login_app");
  }

  /** The response is ignored; a failure is only logged. */
  async function validateStatus(identityToken: string) {
    const url = new URL(`${config.apiBase}/user/validate/status?${BYPASS_QUERY}=true`, deps.origin);
    try {
      const answer = await deps.fetch(url, { headers: { authorization: `Bearer ${identityToken}` } });
      if (!answer.ok) deps.warn(`The status check answered ${answer.status}.`);
    } catch (error) {
      deps.warn("The status check failed.", error);
    }
  }

  function fail(code: SessionErrorCode) {
    const { session, progress } = store.snapshot();
    // Aborted in favour of a later attempt, which owns the state now.
    if (progress === "login") return;
    // The attempt was made within a valid session, or the session has already ended because of it.
    const isOver = code === "no_claims" || code === "no_expiry";
    if (isOver || (session.status === "signedIn" && cache.account())) return;
    const why = session.status === "signedOut" ? session.why : "notYet";
    if (TRANSIENT_ERRORS.has(code))
      return store.set({ status: "signedOut", why, loginError: null, transientError: code });
    store.set({ status: "signedOut", why, loginError: code, transientError: null });
    if (config.loginFailedRoute) deps.navigate(config.loginFailedRoute);
  }

  function forgetFailure() {
    const { session } = store.snapshot();
    if (session.status === "signedOut") store.set({ ...session, loginError: null, transientError: null });
  }

  /** Aborts a popup that was left open or closed unnoticed. */
  const cancelSignIn = () => attempt?.abort();

  return { signIn, interact, finishRedirect, signInSilently, cancelSignIn };
}

interface Visit {
  scopes: readonly string[];
  returnTo: string | null;
  via: InteractionType;
}
