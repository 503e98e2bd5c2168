import { expect, it } from "vitest";
import { isForNetwork, isShare } from "./rules.ts";

const origin = "http://localhost:3000";
const isLeftAlone = (path: string, method = "GET") =>
  isForNetwork({ method, url: new URL(path, origin).href }, origin);

it.each([
  "/api/models",
  "/oidc/auth?client_id=x",
  "/black.html?code=1",
  "/assets/app-1.js?ngsw-bypass=true",
  "/service-worker.js",
  "/manifest.webmanifest",
  "https://login.example/keys",
])("leaves %s to the network", (path) => {
  expect(isLeftAlone(path)).toBe(true);
});

it.each(["/", "/chat/0b8f6f0e", "/assets/app-1.js", "/favicon-rh.svg", "/apiary"])(
  "serves %s from its copy",
  (path) => {
    expect(isLeftAlone(path)).toBe(false);
  },
);

it("leaves every write to the network", () => {
  expect(isLeftAlone("/chat", "POST")).toBe(true);
});

it("receives only what is posted to the address for shares", () => {
  const share = { method: "POST", url: `${origin}/share-target` };
  expect(isShare(share, origin)).toBe(true);
  expect(isShare({ ...share, method: "GET" }, origin)).toBe(false);
  expect(isShare({ ...share, url: `${origin}/share-target/text` }, origin)).toBe(false);
  expect(isShare({ ...share, url: "https://login.example/share-target" }, origin)).toBe(false);
});
