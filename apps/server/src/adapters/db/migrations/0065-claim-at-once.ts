import { type Kysely, sql } from "kysely";

/** An id is nearly always new: claiming it takes one statement instead of three, once for every new conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function claim_owner_id(wanted uuid, wanted_kind text) returns boolean language plpgsql as $$
    declare held text;
    begin
      -- Waits for a transaction that claims the same id; the look then sees what it became.
      insert into owner_ids (id, kind) values (wanted, wanted_kind) on conflict (id) do nothing;
      if found then return true; end if;
      select kind into held from owner_ids where id = wanted;
      return held = wanted_kind;
    end $$`.execute(db);
}
