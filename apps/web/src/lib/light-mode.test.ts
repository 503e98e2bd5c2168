import { describe, expect, it } from "vitest";
import { lightModeFrom, type NetworkFacts } from "./light-mode.ts";

const quick = { measuredSlow: false };
const auto = (network: NetworkFacts, measured = quick) => lightModeFrom("auto", network, measured);

describe("the light mode", () => {
  it("is what the person chose, whatever the network is", () => {
    const slow = { saveData: true, effectiveType: "2g", rtt: 2000, downlink: 0.05 };
    expect(lightModeFrom("off", slow, { measuredSlow: true })).toBe("off");
    expect(lightModeFrom("on", { effectiveType: "4g" }, quick)).toBe("chosen");
  });

  it("is on by itself where the browser saves data", () => {
    expect(auto({ saveData: true, effectiveType: "4g" })).toBe("saver");
  });

  it("is on by itself on slow networks", () => {
    expect(auto({ effectiveType: "2g" })).toBe("slow");
    expect(auto({ effectiveType: "slow-2g" })).toBe("slow");
    expect(auto({ effectiveType: "3g", rtt: 800, downlink: 1 })).toBe("slow");
    expect(auto({ effectiveType: "3g", rtt: 300, downlink: 0.05 })).toBe("slow");
  });

  it("is off on other networks, without a network, and in browsers that say nothing", () => {
    expect(auto({ effectiveType: "4g", rtt: 50, downlink: 10 })).toBe("off");
    expect(auto({ effectiveType: "3g", rtt: 300, downlink: 0.7 })).toBe("off");
    expect(auto({ effectiveType: "4g", rtt: 0, downlink: 0 })).toBe("off");
    expect(auto({ rtt: 0, downlink: -1 })).toBe("off");
    expect(auto({})).toBe("off");
  });

  it("is on by itself where the product's own calls were slow", () => {
    expect(auto({}, { measuredSlow: true })).toBe("slow");
    expect(auto({ effectiveType: "4g" }, { measuredSlow: true })).toBe("slow");
  });
});
