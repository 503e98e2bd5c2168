import { expect, it } from "vitest";
import { isSignedOutPath } from "./signed-out-paths.ts";

it("knows the pages without a session, and the configured one for failed logins", () => {
  const open = ["/", "/login", "/no-access", "/fallo", "/login-failed", "/chat", "/login/x", ""].filter(
    (path) => isSignedOutPath(path, "/fallo"),
  );
  expect(open).toEqual(["/", "/login", "/no-access", "/fallo"]);
});
