import { describe, expect, it } from "vitest";
import { nextProgress, type SignInAction, type SignInProgress } from "./sign-in-progress.ts";

const STATES: SignInProgress[] = [
  "startup",
  "none",
  "login",
  "silentSignIn",
  "acquireToken",
  "handleRedirect",
  "logout",
];
const ACTIONS = STATES.filter((state): state is SignInAction => state !== "none");

/** The next state for each state (row) when an action (column) starts. */
const ON_START: Record<SignInProgress, Record<SignInAction, SignInProgress>> = {
  startup: {
    startup: "startup",
    login: "login",
    silentSignIn: "silentSignIn",
    acquireToken: "acquireToken",
    handleRedirect: "handleRedirect",
    logout: "logout",
  },
  none: {
    startup: "startup",
    login: "login",
    silentSignIn: "silentSignIn",
    acquireToken: "acquireToken",
    handleRedirect: "handleRedirect",
    logout: "logout",
  },
  login: {
    startup: "login",
    login: "login",
    silentSignIn: "login",
    acquireToken: "login",
    handleRedirect: "handleRedirect",
    logout: "logout",
  },
  silentSignIn: {
    startup: "silentSignIn",
    login: "login",
    silentSignIn: "silentSignIn",
    acquireToken: "silentSignIn",
    handleRedirect: "handleRedirect",
    logout: "logout",
  },
  acquireToken: {
    startup: "acquireToken",
    login: "login",
    silentSignIn: "silentSignIn",
    acquireToken: "acquireToken",
    handleRedirect: "handleRedirect",
    logout: "logout",
  },
  handleRedirect: {
    startup: "handleRedirect",
    login: "login",
    silentSignIn: "handleRedirect",
    acquireToken: "handleRedirect",
    handleRedirect: "handleRedirect",
    logout: "logout",
  },
  logout: {
    startup: "logout",
    login: "logout",
    silentSignIn: "logout",
    acquireToken: "logout",
    handleRedirect: "logout",
    logout: "logout",
  },
};

const EVERY = STATES.flatMap((state) => ACTIONS.map((action) => ({ state, action })));

describe("the sign-in progress", () => {
  it.each(EVERY)("is correct in $state when $action starts", ({ state, action }) => {
    expect(nextProgress(state, { action, at: "start" })).toBe(ON_START[state][action]);
  });

  it.each(EVERY)(
    "in $state, ends only by its own end and not by that of another: $action",
    ({ state, action }) => {
      expect(nextProgress(state, { action, at: "end" })).toBe(state === action ? "none" : state);
    },
  );
});
