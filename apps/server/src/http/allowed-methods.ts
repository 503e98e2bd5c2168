import { calls } from "@metatron/contract/calls";

const PATHS = Object.values(calls).map(({ method, path }) => ({ method, segments: path.split("/") }));

/** The methods of the API's calls at this path, which is relative to the base of the API; none if it has no calls. */
export function allowedMethods(path: string): string[] {
  const given = path.split("/");
  const fitting = PATHS.filter(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, at) => segment === given[at] || (segment.startsWith("{") && given[at] !== "")),
  );
  return [...new Set(fitting.map(({ method }) => method))];
}
