import { vi } from "vitest";
import { createLeaving } from "./leaving.ts";
import type { Oidc } from "./oidc.ts";
import { withinThisTab } from "./one-at-a-time.ts";
import { memoryStorage } from "./open-storage.ts";
import { createSession } from "./session.ts";
import type { SessionConfig } from "./session-config.ts";
import type { SessionDeps } from "./session-deps.ts";
import { SessionError } from "./session-error.ts";
import { createSessionMemory } from "./session-memory.ts";
import { createSessionStore } from "./session-store.ts";
import type { Clock } from "./session-timer.ts";
import type { joinTabs } from "./tabs.ts";
import { createTokenCache, type KeyValueStorage, type Tokens } from "./token-cache.ts";

export const ORIGIN = "https://metatron.example";
export const START_MS = Date.UTC(2026, 10, 15, 9);
const LIFETIME_SECONDS = 3600;

export function sessionConfig(changes: Partial<SessionConfig> = {}): SessionConfig {
  return {
    authority: "https://directory.example",
    clientId: "metatron-web",
    scopes: ["openid", "profile", "email", "api"],
    resource: null,
    interactionType: "popup",
    popupAbortOnClose: true,
    apiToken: "access",
    claims: { id: "sub", email: "email", roles: "roles", roleMap: {} },
    loginFailedRoute: null,
    attemptsRefreshToken: 95,
    idleMinutes: 0,
    protectedResources: [{ url: "/api", scopes: ["api"] }],
    apiBase: "/api",
    ...changes,
  };
}

export function claimsOf(changes: Record<string, unknown> = {}, issuedAtMs = START_MS) {
  const iat = Math.floor(issuedAtMs / 1000);
  return {
    sub: "42",
    aud: "metatron-web",
    name: "Ana Ruiz",
    email: "Ana.Ruiz@aerovia.example",
    roles: ["chat_metatron_user_basic"],
    iat,
    exp: iat + LIFETIME_SECONDS,
    ...changes,
  };
}

/** Unsigned: only the server verifies signatures. */
export function jwtOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.signature`;
}

let made = 0;

export function tokensOf(
  claims: Record<string, unknown> = claimsOf(),
  changes: Partial<Tokens> = {},
): Tokens {
  made += 1;
  return {
    idToken: jwtOf({ ...claims, jti: made }),
    claims,
    accessToken: `access-${made}`,
    expiresAt: typeof claims.exp === "number" ? claims.exp : null,
    scopes: ["api"],
    refreshToken: `refresh-${made}`,
    ...changes,
  };
}

/** A manual clock; `sleep` advances it as a sleeping computer would see it. */
export function fakeClock(startMs = START_MS) {
  let wall = startMs;
  let steady = 0;
  let tasks: { at: number; task: () => void }[] = [];

  const clock: Clock = {
    now: () => wall,
    steady: () => steady,
    after(ms, task) {
      const entry = { at: steady + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };

  return {
    ...clock,
    settle,
    async advance(ms: number) {
      const end = steady + ms;
      await settle();
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        wall += next.at - steady;
        steady = next.at;
        tasks = tasks.filter((other) => other !== next);
        next.task();
        await settle();
      }
      wall += end - steady;
      steady = end;
    },
    sleep: (ms: number) => {
      wall += ms;
    },
    set: (ms: number) => {
      wall = ms;
    },
  };
}

export function fakeOidc() {
  return {
    signInByPopup: vi.fn<Oidc["signInByPopup"]>(),
    signInByRedirect: vi.fn<Oidc["signInByRedirect"]>(async () => {}),
    finishRedirect: vi.fn<Oidc["finishRedirect"]>(),
    byRefreshToken: vi.fn<Oidc["byRefreshToken"]>(),
    byHiddenFrame: vi.fn<Oidc["byHiddenFrame"]>(),
    endSessionUrl: vi.fn<Oidc["endSessionUrl"]>(async () => "https://directory.example/logout"),
    isReachable: vi.fn<Oidc["isReachable"]>(async () => true),
  } satisfies Oidc;
}

export const fakePopup = () => ({ closed: false, location: { replace: vi.fn() }, close: vi.fn() });

type Handlers = Parameters<typeof joinTabs>[0];

/** A browser tab; tabs with the same `local` and `neighbours` share a browser. */
export function fakeTab(changes: Partial<SessionDeps> & { neighbours?: Set<Handlers> } = {}) {
  const { neighbours = new Set<Handlers>(), ...given } = changes;
  const config = given.config ?? sessionConfig();
  const local = given.local ?? memoryStorage();
  const session = given.session ?? memoryStorage();
  const clock = fakeClock();
  const oidc = fakeOidc();
  let self: Handlers | null = null;
  const others = () => [...neighbours].filter((other) => other !== self);
  const storage: KeyValueStorage = {
    getItem: (key) => local.getItem(key),
    removeItem: (key) => local.removeItem(key),
    setItem: (key, value) => {
      local.setItem(key, value);
      for (const other of others()) other.onTokens();
    },
  };
  const outside = {
    navigate: vi.fn<(path: string) => void>(),
    goTo: vi.fn<(url: string) => void>(),
    askToContinue: vi.fn<SessionDeps["askToContinue"]>(async () => "yes"),
    sayUnreachable: vi.fn<SessionDeps["sayUnreachable"]>(),
    track: vi.fn<SessionDeps["track"]>(),
    warn: vi.fn<SessionDeps["warn"]>(),
    deleteLocalData: vi.fn<SessionDeps["deleteLocalData"]>(async () => {}),
    openPopup: vi.fn<SessionDeps["openPopup"]>(fakePopup),
    fetch: vi.fn<typeof fetch>(async () => new Response("{}")),
  };
  const deps: SessionDeps = {
    config,
    origin: ORIGIN,
    store: createSessionStore(),
    cache: createTokenCache({ ...config, storage, now: (given.clock ?? clock).now }),
    memory: createSessionMemory(local, session),
    leaving: createLeaving(),
    oidc,
    oneAtATime: withinThisTab(),
    clock,
    local,
    session,
    currentPath: () => "/chat/7",
    joinTabs(handlers) {
      self = handlers;
      neighbours.add(handlers);
      return {
        broadcast: ({ why, isSharedComputer }) => {
          for (const other of others()) other.onSignedOut(why, isSharedComputer);
        },
        close: () => neighbours.delete(handlers),
      };
    },
    ...outside,
    ...given,
  };
  return {
    ...outside,
    clock,
    oidc,
    local,
    session,
    cache: deps.cache,
    store: deps.store,
    made: createSession(deps),
  };
}

/** A tab after signing in by popup. */
export async function signedInTab(changes: Parameters<typeof fakeTab>[0] = {}, tokens = tokensOf()) {
  const tab = fakeTab(changes);
  tab.oidc.signInByPopup.mockResolvedValue(tokens);
  await tab.made.start({ needsSomebody: false });
  await tab.made.signIn({ returnTo: null });
  return { ...tab, tokens };
}

export const stateOf = (tab: ReturnType<typeof fakeTab>) => tab.made.snapshot().session;
export const failure = (code: SessionError["code"]) => new SessionError(code, code);
/** Tokens that expire this long after the start. */
export const later = (afterMs = 3_000_000) => tokensOf(claimsOf({}, START_MS + afterMs));
