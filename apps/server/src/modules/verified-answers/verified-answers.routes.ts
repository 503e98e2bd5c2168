import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { verifiedCsv } from "./export-verified.ts";
import { listVerified, readAll } from "./list-verified.ts";
import { deleteVerified, saveVerified } from "./save-verified.ts";

export interface VerifiedAnswersDeps {
  db: Db;
  now(): Date;
}

export function verifiedAnswersRoutes(app: FastifyInstance, { db, now }: VerifiedAnswersDeps): void {
  route(app, endpoints.listVerifiedAnswers, ({ query }) => listVerified(db, query, now()));
  route(app, endpoints.saveVerifiedAnswer, ({ params, body, session: { personId } }) =>
    saveVerified(db, { id: params.id, fields: body, personId, now: now() }),
  );
  route(app, endpoints.deleteVerifiedAnswer, async ({ params, session: { personId } }) => {
    await deleteVerified(db, { id: params.id, personId });
    return undefined;
  });
  route(app, endpoints.exportVerifiedAnswers, async ({ query, reply }) =>
    reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="metatron-verified-answers.csv"')
      .send(verifiedCsv(await readAll(db, now()), query.language)),
  );
}
