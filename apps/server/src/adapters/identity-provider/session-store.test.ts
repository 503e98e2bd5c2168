import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { SessionStore } from "./session-store.ts";

const folder = mkdtempSync(join(tmpdir(), "metatron-sessions-"));
let stores = 0;
const newPath = () => {
  stores += 1;
  return join(folder, `${stores}.sqlite`);
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("SessionStore", () => {
  it("finds a record by id and by uid, also after reopening", () => {
    const path = newPath();
    const store = new SessionStore(path);
    store.put({ model: "Session", id: "s1", payload: { uid: "u1", accountId: "a" }, expiresAt: undefined });
    store.close();
    const again = new SessionStore(path);
    expect(again.find("Session", "s1")).toEqual({ uid: "u1", accountId: "a" });
    expect(again.findByUid("Session", "u1")).toEqual({ uid: "u1", accountId: "a" });
    expect(again.find("Grant", "s1")).toBeUndefined();
    again.close();
  });

  it("marks a record as consumed and keeps its other fields", () => {
    const store = new SessionStore(newPath(), () => 5_000_000);
    store.put({ model: "RefreshToken", id: "r1", payload: { grantId: "g" }, expiresAt: 9_999_999 });
    store.consume("RefreshToken", "r1");
    expect(store.find("RefreshToken", "r1")).toEqual({ grantId: "g", consumed: 5000 });
    store.close();
  });

  it("deletes the records of a grant, of one kind only", () => {
    const store = new SessionStore(newPath());
    for (const id of ["r1", "r2"])
      store.put({ model: "RefreshToken", id, payload: { grantId: "g" }, expiresAt: undefined });
    store.put({ model: "RefreshToken", id: "other", payload: { grantId: "h" }, expiresAt: undefined });
    store.put({ model: "AuthorizationCode", id: "c1", payload: { grantId: "g" }, expiresAt: undefined });
    store.deleteByGrant("RefreshToken", "g");
    expect(store.find("RefreshToken", "r2")).toBeUndefined();
    expect(store.find("RefreshToken", "other")).toBeDefined();
    expect(store.find("AuthorizationCode", "c1")).toBeDefined();
    store.close();
  });

  it("removes expired records automatically", () => {
    let clock = 1_000_000;
    const store = new SessionStore(newPath(), () => clock);
    store.put({ model: "Interaction", id: "old", payload: {}, expiresAt: 1500 });
    clock = 2_000_000;
    for (let index = 0; index < 500; index += 1) {
      store.put({ model: "Interaction", id: `new-${index}`, payload: {}, expiresAt: 9000 });
    }
    expect(store.find("Interaction", "old")).toBeUndefined();
    expect(store.find("Interaction", "new-0")).toBeDefined();
    store.close();
  });
});
