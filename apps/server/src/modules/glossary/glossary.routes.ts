import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { deleteTerm, readTerms, saveTerm } from "./glossary.repo.ts";
import type { Glossary } from "./glossary.ts";
import { glossaryCsv } from "./glossary-csv.ts";
import { importTerms } from "./import-terms.ts";

export function glossaryRoutes(app: FastifyInstance, { db, glossary }: { db: Db; glossary: Glossary }): void {
  route(app, endpoints.explainTerms, async () => ({ terms: await glossary.explained() }));

  route(app, endpoints.readGlossary, async () => ({ terms: await readTerms(db) }));

  route(app, endpoints.saveTerm, async ({ params, body, session }) => {
    const saved = await saveTerm(db, { id: params.id, fields: body, personId: session.personId });
    glossary.forget();
    return saved;
  });

  route(app, endpoints.deleteTerm, async ({ params, session }) => {
    await deleteTerm(db, { id: params.id, personId: session.personId });
    glossary.forget();
    return undefined;
  });

  route(app, endpoints.importGlossary, async ({ body, session }) => {
    const imported = await importTerms(db, { ...body, personId: session.personId });
    glossary.forget();
    return imported;
  });

  route(app, endpoints.exportGlossary, async ({ query, reply }) =>
    reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="metatron-glossary.csv"')
      .send(glossaryCsv(await readTerms(db), query.language)),
  );
}
