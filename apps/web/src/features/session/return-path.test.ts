import { describe, expect, it } from "vitest";
import { safeReturnPath } from "./return-path.ts";
import { ORIGIN } from "./session.fixtures.ts";

describe("the return path after signing in", () => {
  it.each(["/chat/7", "/assistants?q=vuelos#top", "/login-help"])("may be %s", (path) => {
    expect(safeReturnPath(path, ORIGIN)).toBe(path);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "chat",
    "",
    null,
    7,
    "/",
    "/login?returnTo=/chat",
    "/black.html?code=1",
    "/no-access",
  ])("is never %s", (path) => {
    expect(safeReturnPath(path, ORIGIN)).toBeNull();
  });
});
