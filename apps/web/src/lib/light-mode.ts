import { isMeasuredSlow, subscribeToMeasuredSpeed } from "./measured-speed.ts";
import { readStored, writeStored } from "./stored-value.ts";

const LIGHT_MODE_KEY = "lightMode";

/** What the person chose; `auto` follows the network. */
export const lightChoices = ["auto", "on", "off"] as const;
export type LightChoice = (typeof lightChoices)[number];

/** Off, or why it is on: chosen by the person, the browser saves data, or the network is slow. */
export type LightMode = "off" | "chosen" | "saver" | "slow";

/** The fields of `navigator.connection` that are used; browsers without it leave all of them out. */
export interface NetworkFacts {
  saveData?: boolean;
  effectiveType?: string;
  /** Milliseconds. */
  rtt?: number;
  /** Megabits per second. */
  downlink?: number;
}

const SLOW_RTT_MS = 700;
const SLOW_MBITS = 0.15;

export function lightModeFrom(
  choice: LightChoice,
  network: NetworkFacts,
  { measuredSlow }: { measuredSlow: boolean },
): LightMode {
  if (choice === "on") return "chosen";
  if (choice === "off") return "off";
  if (network.saveData) return "saver";
  return measuredSlow || isSlow(network) ? "slow" : "off";
}

function isSlow({ effectiveType, rtt = 0, downlink = 0 }: NetworkFacts): boolean {
  if (effectiveType === "2g" || effectiveType === "slow-2g") return true;
  // Without a network a browser may say 0 or less, which says nothing about speed.
  return rtt >= SLOW_RTT_MS || (downlink > 0 && downlink <= SLOW_MBITS);
}

const listeners = new Set<() => void>();
let chosen: LightChoice = "auto";
let mode: LightMode = "off";

export const currentLightMode = (): LightMode => mode;
export const isLight = (): boolean => mode !== "off";

export function currentLightChoice(): LightChoice {
  const stored = readStored(LIGHT_MODE_KEY);
  return lightChoices.find((choice) => choice === stored) ?? chosen;
}

export function setLightChoice(choice: LightChoice) {
  chosen = choice;
  writeStored(LIGHT_MODE_KEY, choice === "auto" ? null : choice);
  apply();
}

export function subscribeToLightMode(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function apply() {
  mode = lightModeFrom(currentLightChoice(), networkOf(navigator) ?? {}, { measuredSlow: isMeasuredSlow() });
  // The style sheets leave out further fonts by this attribute.
  document.documentElement.toggleAttribute("data-light", isLight());
  for (const listener of listeners) listener();
}

/** Follows the network, the measured speed and a choice made in another tab. */
export function followLightMode() {
  addEventListener("storage", ({ key }) => {
    // A null key is `clear()`, which a logout in another tab may call.
    if (key === LIGHT_MODE_KEY || key === null) apply();
  });
  networkOf(navigator)?.addEventListener("change", apply);
  subscribeToMeasuredSpeed(apply);
  apply();
}

/** Not in TypeScript's library, because only Chromium has it. */
function networkOf(source: Navigator & { connection?: NetworkFacts & EventTarget }) {
  return source.connection;
}
