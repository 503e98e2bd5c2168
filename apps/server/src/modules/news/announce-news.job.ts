import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { unlessRemoved } from "../push/index.ts";
import { isForDevice } from "./news-audience.ts";

const announceNews: Job<Record<string, never>> = {
  name: "announce-news",
  payload: z.strictObject({}),
  schedule: "*/2 * * * *",
};

/**
 * Queues a web push for each device of each reader when an item that must be read is published, also by its date.
 * One statement marks the version as announced and queues its pushes, so no run announces it again.
 */
export function announceNewsHandler({ db }: { db: Db }): JobHandler {
  return defineHandler(announceNews, async () => {
    await sql`with due as (
        update news set pushed_version = version
        where is_must_read and published_on <= (now() at time zone 'utc')::date
          and pushed_version is distinct from version
        returning id, roles, brands
      )
      insert into pushes (subscription_id, kind, subject_id)
      select s.id, 'news', n.id from due n cross join push_subscriptions s join people p on p.id = s.person_id
      where ${isForDevice()} and not exists (
        select 1 from news_acknowledgements a where a.news_id = n.id and a.person_id = p.id)
      ${unlessRemoved}`.execute(db);
  });
}
