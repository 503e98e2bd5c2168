import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("configuration", () => {
  it("has a default for everything", () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      embeddedIdentity: true,
      DEFAULT_MODEL: "gpt-5",
    });
  });

  it("takes an empty value as not set", () => {
    expect(readConfig({ DATABASE_URL: "", OPENAI_API_KEY: "" }).DATABASE_URL).toBeUndefined();
  });

  it("names every fault at once, and what is missing of a half-set part", () => {
    const read = () =>
      readConfig({ PORT: "x", DATABASE_URL: "mysql://a", S3_BUCKET: "b", OIDC_ROLE_MAP: "{" });
    expect(read).toThrow(/4 fault/);
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).toThrow(/S3 is half set: S3_ENDPOINT, S3_REGION/);
    expect(read).toThrow(/OIDC_ROLE_MAP: is not valid JSON/);
  });

  it("serves demo accounts by itself only on loopback", () => {
    expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow(/EMBEDDED_IDP=on/);
    expect(readConfig({ HOST: "0.0.0.0", EMBEDDED_IDP: "on" }).embeddedIdentity).toBe(true);
    expect(() => readConfig({ EMBEDDED_IDP: "off" })).toThrow(/OIDC_ISSUER/);
  });
});
