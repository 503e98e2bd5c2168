export function ensureBuilt(say: (line: string) => void): void;
