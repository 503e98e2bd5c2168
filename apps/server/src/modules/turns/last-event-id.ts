import type { FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";

/** The last event that a resuming reader has; 0 for a reader without one. */
export function lastEventIdOf(request: FastifyRequest): number {
  const given = request.headers["last-event-id"];
  if (given === undefined) return 0;
  if (!/^\d{1,15}$/.test(String(given))) throw new AppError("bad_request", "Last-Event-ID is not a number.");
  return Number(given);
}
