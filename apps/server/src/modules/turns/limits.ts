import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Reservation, Streams } from "../../adapters/streams/index.ts";
import { AppError } from "../../http/app-error.ts";

const TRY_AGAIN_SECONDS = 5;

export interface ChatLimits {
  /** Answers in flight for one person; 0 = no limit. */
  streams: number;
  /** 0 = no limit. */
  tokensPerDay: number;
}

const NO_LIMIT: Reservation = { release: async () => undefined };

/**
 * Takes one of the person's slots for concurrent answers, across all nodes; throws when all slots are taken.
 */
export async function reservePlace(
  { streams, limits }: { streams: Streams; limits: ChatLimits },
  { personId, answerId }: { personId: string; answerId: string },
): Promise<Reservation> {
  if (limits.streams === 0) return NO_LIMIT;
  const place = await streams.reserve({ streamId: answerId, ownerId: personId }, limits.streams);
  if (place) return place;
  throw new AppError("too_many_streams", "Too many answers are being written at once.", {
    retryAfterSeconds: TRY_AGAIN_SECONDS,
  });
}

/** Throws when this person has used up today's tokens. Called before anything is stored. */
export async function checkTokensOfToday(
  { db, limits }: { db: Db; limits: ChatLimits },
  personId: string,
): Promise<void> {
  if (limits.tokensPerDay > 0 && (await tokensToday(db, personId)) >= limits.tokensPerDay) {
    throw new AppError("daily_limit_reached", "The tokens of today are used up.", {
      retryAfterSeconds: secondsUntilTomorrow(),
    });
  }
}

async function tokensToday(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(input_tokens + output_tokens), 0)::bigint as tokens
    from model_usage where person_id = ${personId} and at >= date_trunc('day', now())`.execute(db);
  return rows[0]?.tokens ?? 0;
}

function secondsUntilTomorrow(now = new Date()): number {
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((tomorrow - now.getTime()) / 1000);
}
