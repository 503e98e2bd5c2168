import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Streams } from "../../adapters/streams/index.ts";
import { AppError } from "../../http/app-error.ts";

const TRY_AGAIN_SECONDS = 5;

export interface ChatLimits {
  /** Answers being written at once for one person; 0 = no limit. */
  streams: number;
  /** 0 = no limit. */
  tokensPerDay: number;
}

/** Throws when this person has reached a limit; nothing has been stored then. */
export async function checkLimits(
  { db, streams, limits }: { db: Db; streams: Streams; limits: ChatLimits },
  personId: string,
): Promise<void> {
  if (limits.streams > 0 && (await streams.countOpen(personId)) >= limits.streams) {
    throw new AppError("too_many_streams", "Too many answers are being written at once.", {
      retryAfterSeconds: TRY_AGAIN_SECONDS,
    });
  }
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
