export interface Device {
  browser: string | null;
  system: string | null;
}

/** Ordered: browsers name the ones that they are derived from, so that the most specific name comes first. */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["FxiOS/", "Firefox"],
  ["Firefox/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

/** The browser and the system by name; versions and models are left out, because they identify people. */
export function deviceOf(userAgent: string | undefined): Device {
  const find = (names: typeof BROWSERS) =>
    names.find(([mark]) => userAgent?.includes(mark) === true)?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
