import { describe, expect, it } from "vitest";
import { brandOfHost } from "./brand-of-host.ts";

describe("the brand of a host name", () => {
  it.each([
    ["localhost", "rh"],
    ["127.0.0.1", "rh"],
    ["rh.example.com", "rh"],
    ["chatlibre.localhost", "chatlibre"],
    ["CHATLIBRE.example.com", "chatlibre"],
    ["my-chatlibre-test.example.com", "chatlibre"],
    ["amelia.localhost", "amelia"],
  ] as const)("is right for %s", (host, brand) => {
    expect(brandOfHost(host)).toBe(brand);
  });

  it("uses the configured map if there is one", () => {
    const hosts = [
      { match: "desk.", brand: "amelia" },
      { match: "example.com", brand: "chatlibre" },
    ] as const;
    expect(brandOfHost("desk.example.com", hosts)).toBe("amelia");
    expect(brandOfHost("www.example.com", hosts)).toBe("chatlibre");
    expect(brandOfHost("chatlibre.localhost", hosts)).toBe("rh");
  });

  it("ignores an empty entry of the map", () => {
    expect(brandOfHost("localhost", [{ match: "", brand: "amelia" }])).toBe("rh");
  });
});
