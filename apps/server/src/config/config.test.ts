import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { tracingOf } from "./tracing.ts";

describe("configuration", () => {
  it("has a default for everything", () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      embeddedIdentity: true,
      DEFAULT_MODEL: "gpt-5",
    });
  });

  it("treats an empty value as not set", () => {
    expect(readConfig({ DATABASE_URL: "", OPENAI_API_KEY: "" }).DATABASE_URL).toBeUndefined();
  });

  it("reports all errors at once, including incomplete groups", () => {
    const read = () =>
      readConfig({ PORT: "x", DATABASE_URL: "mysql://a", S3_BUCKET: "b", OIDC_ROLE_MAP: "{" });
    expect(read).toThrow(/4 fault/);
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).toThrow(/S3 is half set: S3_ENDPOINT, S3_REGION/);
    expect(read).toThrow(/OIDC_ROLE_MAP: is not valid JSON/);
  });

  it("serves demo accounts by default only on loopback", () => {
    expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow(/EMBEDDED_IDP=on/);
    expect(readConfig({ HOST: "0.0.0.0", EMBEDDED_IDP: "on" }).embeddedIdentity).toBe(true);
    expect(() => readConfig({ EMBEDDED_IDP: "off" })).toThrow(/OIDC_ISSUER/);
  });

  it("serves demo accounts by default only if the public URL is on this machine, too", () => {
    const read = (PUBLIC_URL: string, more = {}) => readConfig({ PUBLIC_URL, ...more });
    for (const url of ["https://ia.example.com", "http://10.0.0.7:3000", "https://localhost.example.com"])
      expect(() => read(url), url).toThrow(/PUBLIC_URL.*EMBEDDED_IDP=on/);
    for (const url of [
      "http://localhost:3000",
      "http://amelia.localhost",
      "http://127.0.0.1",
      "http://[::1]:80",
    ])
      expect(read(url), url).toMatchObject({ embeddedIdentity: true, isOpenDemo: false });
    expect(read("https://ia.example.com", { EMBEDDED_IDP: "on" }).isOpenDemo).toBe(true);
    expect(readConfig({ HOST: "0.0.0.0", EMBEDDED_IDP: "on" }).isOpenDemo).toBe(true);
    const issuer = { OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "a", OIDC_AUDIENCE: "b" };
    expect(read("https://ia.example.com", issuer)).toMatchObject({
      embeddedIdentity: false,
      isOpenDemo: false,
    });
  });

  it("trusts only configured proxies, and never everyone", () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).TRUST_PROXY;
    expect(readConfig({}).TRUST_PROXY).toBe(false);
    expect(trusted("off")).toBe(false);
    expect(trusted("on")).toEqual(["loopback", "linklocal", "uniquelocal"]);
    expect(trusted("10.1.2.3, 192.0.2.0/24,fd00::/8, loopback")).toEqual([
      "10.1.2.3",
      "192.0.2.0/24",
      "fd00::/8",
      "loopback",
    ]);
    for (const wrong of ["true", "0.0.0.0/0", "10.0.0.1/33", "proxy.example.com", ","])
      expect(() => trusted(wrong), wrong).toThrow(/TRUST_PROXY/);
  });

  it("refuses several processes with parts that keep their state in a single one", () => {
    const issuer = { OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "a", OIDC_AUDIENCE: "b" };
    const database = { DATABASE_URL: "postgresql://localhost/metatron" };
    const read = (PROCESSES: string, more = {}) => readConfig({ PROCESSES, ...more }).processes;
    expect(readConfig({}).processes).toBe(1);
    expect(read("1")).toBe(1);
    expect(read("3", { ...database, ...issuer })).toBe(3);
    expect(read("auto", { ...database, ...issuer })).toBe(availableParallelism());
    expect(() => read("2", issuer)).toThrow(/embedded database serves a single process. Set DATABASE_URL/);
    expect(() => read("2", database)).toThrow(/demo identity provider .* Set OIDC_ISSUER/);
    for (const wrong of ["0", "-1", "many", "100"]) expect(() => read(wrong), wrong).toThrow(/PROCESSES/);
  });

  it("reads a collector's address and headers as OpenTelemetry's variables contain them", () => {
    expect(tracingOf(readConfig({}))).toBeUndefined();
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/base/",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20a%3D%3D, x-a = b,broken,=c",
      OTEL_TRACES_SAMPLER_ARG: "0.1",
    };
    expect(tracingOf(readConfig(given))).toEqual({
      url: "http://collector:4318/base/v1/traces",
      headers: { authorization: "Basic a==", "x-a": "b" },
      serviceName: "metatron",
      resource: {},
      ratio: 0.1,
    });
    const traces = "https://traces.example.com/otlp";
    expect(tracingOf(readConfig({ ...given, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces }))?.url).toBe(traces);
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" })).toThrow(/OTEL_/);
    expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: "2" })).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
  });
});
