export function chromiumPath(): string | undefined;
export function postgresBin(): string | undefined;
export function ensureSystemPackages(say: (line: string) => void): string[];
