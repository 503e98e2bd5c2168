import { type Logger, pino } from "pino";

/** What must never be written, wherever it turns up in a logged object. */
const SECRET = [
  "authorization",
  "cookie",
  "password",
  "token",
  "access_token",
  "id_token",
  "refresh_token",
  "email",
  "url",
];

export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  });
}
