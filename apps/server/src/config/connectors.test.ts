import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { connectorsConfigOf } from "./connectors.ts";

const CLOUD = {
  CONFLUENCE_BASE_URL: "https://aerovia.atlassian.net",
  CONFLUENCE_EMAIL: "bot@aerovia.example",
  CONFLUENCE_API_TOKEN: "token",
};

it("is off by default", () => {
  expect(connectorsConfigOf(readConfig({}))).toEqual({ confluence: undefined, drive: undefined });
});

it("detects Cloud by its API token and adds /wiki to its URL", () => {
  expect(connectorsConfigOf(readConfig(CLOUD)).confluence).toMatchObject({
    kind: "cloud",
    baseUrl: new URL("https://aerovia.atlassian.net/wiki"),
  });
});

it("detects Data Center by its personal token and keeps its URL", () => {
  const environment = {
    CONFLUENCE_BASE_URL: "https://wiki.aerovia.example/confluence",
    CONFLUENCE_PERSONAL_TOKEN: "t",
  };
  expect(connectorsConfigOf(readConfig(environment)).confluence).toMatchObject({
    kind: "data-center",
    baseUrl: new URL("https://wiki.aerovia.example/confluence"),
  });
});

describe("an incomplete configuration", () => {
  it.each([
    [{ CONFLUENCE_BASE_URL: "https://a.atlassian.net" }, /CONFLUENCE_EMAIL, CONFLUENCE_API_TOKEN missing/],
    [{ CONFLUENCE_EMAIL: "a@b.example" }, /CONFLUENCE_BASE_URL, CONFLUENCE_API_TOKEN missing/],
    [{ CONFLUENCE_PERSONAL_TOKEN: "x" }, /CONFLUENCE_BASE_URL missing/],
    [
      {
        CONFLUENCE_BASE_URL: "https://a.example",
        CONFLUENCE_PERSONAL_TOKEN: "x",
        CONFLUENCE_API_TOKEN: "y",
      },
      /set twice/,
    ],
    [
      { GOOGLE_DRIVE_CLIENT_EMAIL: "a@b.example" },
      /GOOGLE_DRIVE_PRIVATE_KEY, GOOGLE_DRIVE_PARENT_FOLDER missing/,
    ],
  ])("refuses %j and names the missing variable", (environment, fault) => {
    expect(() => readConfig(environment)).toThrow(fault);
  });
});
