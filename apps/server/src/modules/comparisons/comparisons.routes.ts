import { brandOfHost } from "@metatron/contract/brand-of-host";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { followAnswer, lastEventIdOf } from "../turns/index.ts";
import { askComparison } from "./ask-comparison.ts";
import { hasAnswer, readComparisonRow, readVotes } from "./comparisons.repo.ts";
import type { ComparisonsDeps } from "./comparisons-deps.ts";
import { deleteComparison, keepComparison } from "./keep-comparison.ts";
import { isHidden, listComparisons, readComparison, readLabels } from "./read-comparison.ts";
import { shownEvents } from "./shown-events.ts";
import { startComparison } from "./start-comparison.ts";
import { talliesCsv } from "./tallies-csv.ts";
import { tallyVotes } from "./tally-votes.ts";
import { voteComparison } from "./vote-comparison.ts";

export function comparisonsRoutes(app: FastifyInstance, deps: ComparisonsDeps): void {
  const { db, hosts, models } = deps;

  route(app, endpoints.listComparisons, ({ session }) => listComparisons(deps, session.personId));

  route(app, endpoints.startComparison, async ({ body, session, request }) => {
    await startComparison(deps, session, { ...body, brand: brandOfHost(request.hostname, hosts) });
    return readComparison(deps, session, body.id);
  });

  route(app, endpoints.readComparison, ({ params, session }) => readComparison(deps, session, params.id));

  route(app, endpoints.askComparison, ({ params, body, session, request }) =>
    askComparison(deps, { session, id: params.id, question: body, language: requestLanguage(request) }),
  );

  route(app, endpoints.followComparison, async ({ params, session, request, reply }) => {
    const { personId } = session;
    const { id, answerId } = params;
    const { row } = await readComparisonRow(db, { personId, id });
    if (!(await hasAnswer(db, { personId, id, answerId }))) throw notFound();
    return followAnswer(deps, {
      reply,
      personId,
      answerId,
      afterId: lastEventIdOf(request),
      whenOver: "no content",
      filter: shownEvents({ isHidden: isHidden(row) }),
    });
  });

  route(app, endpoints.voteComparison, async ({ params, body, session }) => {
    await voteComparison(deps, { personId: session.personId, id: params.id }, body);
    return readComparison(deps, session, params.id);
  });

  route(app, endpoints.keepComparison, ({ params, body, session: { personId } }) =>
    keepComparison(deps, { personId, id: params.id, columnId: body.columnId }),
  );

  route(app, endpoints.deleteComparison, async ({ params, session: { personId } }) => {
    await deleteComparison(deps, { personId, id: params.id });
    return undefined;
  });

  route(app, endpoints.readComparisonTallies, async ({ query }) =>
    tallyVotes(await readVotes(db, query), await readLabels(models)),
  );

  route(app, endpoints.exportComparisonTallies, async ({ query, reply }) => {
    const { table, language, ...span } = query;
    const tallies = tallyVotes(await readVotes(db, span), await readLabels(models));
    const name = `metatron-comparisons-${table}-${span.from}-${span.to}.csv`;
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(talliesCsv(tallies, { table, language }));
  });
}
