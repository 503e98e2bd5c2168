import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { answerCsat } from "./answer-survey.ts";
import { claimAsking, listCsat, readHistory } from "./survey.repo.ts";
import { isCsatDue, PAUSE_AFTER_ASKING_DAYS } from "./survey-due.ts";

const DAY_MS = 24 * 60 * 60_000;

export interface SurveyDeps {
  db: Db;
  now(): Date;
  /** 0: nobody is asked. */
  afterAnswers: number;
}

export function surveyRoutes(app: FastifyInstance, { db, now, afterAnswers }: SurveyDeps): void {
  route(app, endpoints.csatDue, async ({ session: { personId } }) => ({ due: await isDue(personId) }));

  route(app, endpoints.askCsat, async ({ session: { personId } }) => {
    if (!(await isDue(personId))) return { due: false };
    const notAfter = new Date(now().getTime() - PAUSE_AFTER_ASKING_DAYS * DAY_MS);
    return { due: await claimAsking(db, { personId, now: now(), notAfter }) };
  });

  route(app, endpoints.sendCsat, async ({ body, session: { personId } }) => {
    await answerCsat(db, { personId, csat: body, now: now() });
    return undefined;
  });

  route(app, endpoints.listCsat, ({ query }) => listCsat(db, query));

  async function isDue(personId: string): Promise<boolean> {
    if (afterAnswers === 0) return false;
    return isCsatDue(await readHistory(db, personId, afterAnswers), { now: now(), afterAnswers });
  }
}
