import type { DashboardPeriod } from "@metatron/contract/dashboard/constants";
import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { type Brand, brands } from "@metatron/contract/enums";
import type { Db } from "../../adapters/db/index.ts";
import { type DashboardRows, readPeople, readRows } from "./dashboard-rows.ts";
import { earlierSpan, periodsOf } from "./dashboard-span.ts";
import { readCosts, readEvents, readTopics } from "./dashboard-tables.ts";
import { byPeriod, figuresOf } from "./figures-of.ts";

export interface DashboardQuery {
  from: string;
  to: string;
  by: DashboardPeriod;
}

/** Reads only the rolled-up tables, no messages or events. */
export async function readDashboard(db: Db, { from, to, by }: DashboardQuery): Promise<Dashboard> {
  const spans = { now: { from, to }, before: earlierSpan({ from, to }) };
  const rows = await readRows(db, spans.now, by);
  const earlier = await readRows(db, spans.before, "whole");
  const people = await readPeople(db, spans.now);
  const earlierPeople = await readPeople(db, spans.before);
  const state = await db.selectFrom("report_state").select("counted_at").executeTakeFirst();
  return {
    from,
    to,
    by,
    earlier: spans.before,
    countedAt: state?.counted_at.toISOString() ?? null,
    now: figuresOf(rows, people.all),
    before: figuresOf(earlier, earlierPeople.all),
    periods: periodFigures(rows, periodsOf(spans.now, by)),
    brands: brands.map((brand) => ({
      brand,
      people: people.byBrand[brand],
      conversations: conversationsOf(rows.use, brand),
      earlierPeople: earlierPeople.byBrand[brand],
      earlierConversations: conversationsOf(earlier.use, brand),
    })),
    topics: await readTopics(db, spans),
    scores: [5, 4, 3, 2, 1].map((score) => ({
      score,
      votes: rows.votes.reduce((sum, row) => sum + (row.score === score ? row.votes : 0), 0),
    })),
    costs: await readCosts(db, spans),
    events: await readEvents(db, spans),
  };
}

function periodFigures(rows: DashboardRows, starts: readonly string[]): Dashboard["periods"] {
  const found = byPeriod(rows);
  const people = new Map(rows.people.map((row) => [row.start, row.people]));
  return starts.map((start) => {
    const own = found.get(start) ?? { use: [], times: [], votes: [], costs: [] };
    return {
      start,
      ...figuresOf(own, people.get(start) ?? 0),
      byBrand: {
        rh: conversationsOf(own.use, "rh"),
        chatlibre: conversationsOf(own.use, "chatlibre"),
        amelia: conversationsOf(own.use, "amelia"),
      },
    };
  });
}

const conversationsOf = (use: DashboardRows["use"], brand: Brand) =>
  use.reduce((sum, row) => sum + (row.brand === brand ? row.conversations : 0), 0);
