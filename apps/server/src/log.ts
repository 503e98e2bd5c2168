import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { isDatabaseUnavailable } from "./adapters/db/index.ts";

/** Keys that must never be logged, at any depth of an object. */
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

/** During an outage of the database every job, heartbeat and journal fails: hundreds of identical lines. */
const ONE_OUTAGE_LINE_MS = 1000;

export function createLog(level: string, destination?: DestinationStream): Logger {
  let toldAt = 0;
  let heldBack = 0;
  const options: LoggerOptions = {
    level,
    base: null,
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args;
        if (!isAboutOutage(first)) return method.apply(this, args);
        if (Date.now() - toldAt < ONE_OUTAGE_LINE_MS) {
          heldBack += 1;
          return undefined;
        }
        toldAt = Date.now();
        const told = { ...first, heldBack };
        heldBack = 0;
        return method.apply(this, [told, ...rest] as typeof args);
      },
    },
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

function isAboutOutage(logged: unknown): logged is { err: Error } {
  return (
    typeof logged === "object" && logged !== null && "err" in logged && isDatabaseUnavailable(logged.err)
  );
}
