import type { Library } from "./library.ts";

/**
 * The documents that are no longer in force and whose title has the year that was asked about: «¿qué día pagaron en 2025?»
 * is not answered by the dates of this year. Undefined where the question names no such document.
 */
export function documentsOfAskedYear(text: string, { sources, units }: Library): Library | undefined {
  const years = [...text.matchAll(/\b20\d\d\b/g)].map(([year]) => year);
  const isNamed = sources.map(
    ({ title = "", isOutdated }) => isOutdated === true && years.some((year) => title.includes(year)),
  );
  if (!isNamed.includes(true)) return undefined;
  return {
    sources: sources.map((source, at) => (isNamed[at] ? { ...source, isOutdated: false } : source)),
    units: units.filter(({ source }) => isNamed[source]),
  };
}
