import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { answerSurvey } from "./answer-survey.ts";
import { claimAsking, readHistory } from "./survey.repo.ts";
import { isSurveyDue, PAUSE_AFTER_ASKING_DAYS } from "./survey-due.ts";
import { listSurveyAnswers, readSurveyTrend } from "./survey-results.repo.ts";

const DAY_MS = 24 * 60 * 60_000;

export interface SurveyDeps {
  db: Db;
  now(): Date;
  /** 0 = the survey is off. */
  afterAnswers: number;
}

export function surveyRoutes(app: FastifyInstance, { db, now, afterAnswers }: SurveyDeps): void {
  route(app, endpoints.surveyDue, async ({ session: { personId } }) => ({ due: await isDue(personId) }));

  route(app, endpoints.askSurvey, async ({ session: { personId } }) => {
    if (!(await isDue(personId))) return { due: false };
    const notAfter = new Date(now().getTime() - PAUSE_AFTER_ASKING_DAYS * DAY_MS);
    return { due: await claimAsking(db, { personId, now: now(), notAfter }) };
  });

  route(app, endpoints.answerSurvey, async ({ body, session: { personId } }) => {
    await answerSurvey(db, { personId, answer: body, now: now() });
    return undefined;
  });

  route(app, endpoints.listSurveyAnswers, ({ query }) => listSurveyAnswers(db, query));

  route(app, endpoints.surveyTrend, ({ query }) => readSurveyTrend(db, query));

  async function isDue(personId: string): Promise<boolean> {
    if (afterAnswers === 0) return false;
    return isSurveyDue(await readHistory(db, personId, afterAnswers), { now: now(), afterAnswers });
  }
}
