import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import { DEFAULT_BRAND_HOSTS } from "@metatron/contract/brand-of-host";
import { endpoints } from "@metatron/contract/endpoints";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { embeddedIdentityProvider } from "./adapters/identity-provider/index.ts";
import { diskRoutes } from "./adapters/storage/index.ts";
import { isTracing, traceRequests } from "./adapters/tracing/index.ts";
import { assistantReviewOf } from "./config/assistant-review.ts";
import { fixedConfigOf, version } from "./config/browser.ts";
import { chatLimitsOf, retentionDefaultsOf, schedulesOf, turnLimitsOf } from "./config/limits.ts";
import type { Deps } from "./deps.ts";
import { fileAccess } from "./file-access.ts";
import { behindAddressLimit, createAddressLimits } from "./http/address-limits.ts";
import { authenticate } from "./http/authenticate.ts";
import { authorize, requireDeclarations } from "./http/authorize.ts";
import { answerFrameworkError, errorHandler } from "./http/error-handler.ts";
import { securityHeaders } from "./http/headers.ts";
import { moveReadersOnClose, refuseWhenLeaving } from "./http/leave-node.ts";
import { limitRequests } from "./http/rate-limit.ts";
import { requestIdOf } from "./http/request-id.ts";
import { requestLog } from "./http/request-log.ts";
import { requireRoutes } from "./http/require-routes.ts";
import { serveWeb } from "./http/serve-web.ts";
import { apiDocsRoutes } from "./modules/api-docs/index.ts";
import { assistantsRoutes, bindInvitations } from "./modules/assistants/index.ts";
import { auditRoutes } from "./modules/audit/index.ts";
import { brandsRoutes } from "./modules/brands/index.ts";
import { budgetsRoutes } from "./modules/budgets/index.ts";
import { casesRoutes } from "./modules/cases/index.ts";
import { comparisonsRoutes } from "./modules/comparisons/index.ts";
import { dashboardRoutes } from "./modules/dashboard/index.ts";
import { deskRoutes } from "./modules/desk/index.ts";
import { feedbackRoutes } from "./modules/feedback/index.ts";
import { filesRoutes, signedFileRoutes, uploadLimitsOf } from "./modules/files/index.ts";
import { gapsRoutes } from "./modules/gaps/index.ts";
import { glossaryRoutes } from "./modules/glossary/index.ts";
import { announceHandovers, handoversRoutes } from "./modules/handovers/index.ts";
import { historyRoutes } from "./modules/history/index.ts";
import { imagesRoutes, paintAvatarWith } from "./modules/images/index.ts";
import { memoryRoutes } from "./modules/memory/index.ts";
import { newsRoutes } from "./modules/news/index.ts";
import { noticesRoutes } from "./modules/notices/index.ts";
import { playgroundRoutes } from "./modules/playground/index.ts";
import { problemReportsRoutes } from "./modules/problem-reports/index.ts";
import { bindProjectInvitations, projectsRoutes } from "./modules/projects/index.ts";
import { promptsRoutes } from "./modules/prompts/index.ts";
import { pushRoutes } from "./modules/push/index.ts";
import { qualityRoutes } from "./modules/quality/index.ts";
import { quotasRoutes } from "./modules/quotas/index.ts";
import { recommendationsRoutes } from "./modules/recommendations/index.ts";
import { RESEARCH_RULE, researchRoutes } from "./modules/research/index.ts";
import { retentionRoutes } from "./modules/retention/index.ts";
import { chunkDocument } from "./modules/retrieval/index.ts";
import { schedulesRoutes } from "./modules/schedules/index.ts";
import {
  createAuthentication,
  createRememberPerson,
  noteDevices,
  publicConfigFor,
  sessionRoutes,
} from "./modules/session/index.ts";
import { settingsRoutes } from "./modules/settings/index.ts";
import { sharesRoutes } from "./modules/shares/index.ts";
import { sourcesRoutes } from "./modules/sources/index.ts";
import { speechRoutes } from "./modules/speech/index.ts";
import { statusRoutes } from "./modules/status/index.ts";
import { surveyRoutes } from "./modules/survey/index.ts";
import { temporaryRoutes } from "./modules/temporary/index.ts";
import { toolRulesRoutes } from "./modules/tool-rules/index.ts";
import { toolServersRoutes } from "./modules/tool-servers/index.ts";
import { toAnswerError, turnsRoutes } from "./modules/turns/index.ts";
import { unreadAnswersRoutes } from "./modules/unread-answers/index.ts";
import { usageEventsRoutes } from "./modules/usage-events/index.ts";
import { verifiedAnswersRoutes } from "./modules/verified-answers/index.ts";
import { onConversationDeleted } from "./on-deleted.ts";

const API_BASE = "/api";

/** Assembles the HTTP application; it neither listens nor starts anything. */
export async function buildApp(
  deps: Deps,
  options: { onCreate?: (app: FastifyInstance) => void } = {},
): Promise<FastifyInstance> {
  const { config, db } = deps;
  const log: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: config.BODY_MAX_KB * 1024,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers["x-request-id"]),
    // Log lines name the request id themselves; a child logger per request would cost more than its line.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerFrameworkError,
  });

  options.onCreate?.(app);
  requireDeclarations(app, API_BASE);
  errorHandler(app);
  if (isTracing()) traceRequests(app);
  requestLog(app);
  securityHeaders(app, {
    identityOrigin: config.OIDC_ISSUER ? new URL(config.OIDC_ISSUER).origin : undefined,
    storageOrigin: config.S3_ENDPOINT ? new URL(config.S3_ENDPOINT).origin : undefined,
    isHttps: config.PUBLIC_URL?.startsWith("https:") ?? false,
  });
  app.addHook("onRequest", (request, reply, next) => {
    reply.header("x-request-id", request.id);
    next();
  });

  const fixedConfig = fixedConfigOf(config, deps);
  const addressLimits = createAddressLimits(deps.counters, {
    requestsPerMinute: config.LIMIT_ADDRESS_REQUESTS_PER_MINUTE,
    refusedPerMinute: config.LIMIT_REFUSED_PER_MINUTE,
  });
  if (deps.identity)
    await app.register(behindAddressLimit(addressLimits, embeddedIdentityProvider), {
      identity: deps.identity,
    });
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], globalDecompression: false });
  if (deps.storage.kind === "disk")
    await app.register(behindAddressLimit(addressLimits, diskRoutes), { storage: deps.storage });
  await app.register(signedFileRoutes, {
    db,
    storage: deps.storage,
    access: fileAccess(deps),
  });
  await app.register(api(deps), { prefix: API_BASE });
  brandsRoutes(app, config.BRAND_HOSTS ?? DEFAULT_BRAND_HOSTS);
  await serveWeb(app, {
    webDir: deps.webDir,
    apiBase: API_BASE,
    configFor: (origin) => publicConfigFor(origin, fixedConfig),
  });
  return app;

  function api({ verifier, counters }: Deps) {
    return async (scope: FastifyInstance) => {
      await scope.register(multipart, {
        limits: { fileSize: config.UPLOAD_MAX_MB * 1024 * 1024, files: 1, fields: 20, fieldSize: 100_000 },
        throwFileSizeLimit: false,
      });
      const rememberPerson = createRememberPerson({
        db,
        onSeen: ({ id, email, isEmailVerified }) =>
          bindInvitations(db, { personId: id, userEmail: email, isEmailVerified }),
      });
      const meetPerson: typeof rememberPerson = (person) => {
        deps.modelRules.meet(person.id, person.roles);
        return rememberPerson(person);
      };
      refuseWhenLeaving(scope, deps.isShuttingDown);
      const authentication = createAuthentication({ verifier, rememberPerson: meetPerson, log: deps.log });
      authenticate(scope, authentication, addressLimits);
      noteDevices(scope, deps);
      limitRequests(scope, counters, {
        requestsPerMinute: config.LIMIT_REQUESTS_PER_MINUTE,
        addresses: addressLimits,
      });
      authorize(scope);
      scope.addHook("onRequest", (_request, reply, next) => {
        reply.header("cache-control", "no-store");
        next();
      });

      const access = fileAccess(deps);
      const onDeleted = onConversationDeleted(deps);
      const limits = chatLimitsOf(config);
      const { media, quotas, retrieval } = deps;
      sessionRoutes(scope, fixedConfig);
      statusRoutes(scope, deps, version);
      turnsRoutes(scope, {
        ...deps,
        limits,
        smallModel: config.SMALL_MODEL,
        messageChars: quotas.message,
        turnLimits: turnLimitsOf(config),
      });
      comparisonsRoutes(scope, {
        ...deps,
        onDeleted,
        hosts: config.BRAND_HOSTS ?? DEFAULT_BRAND_HOSTS,
      });
      schedulesRoutes(scope, { ...deps, schedules: schedulesOf(config) });
      memoryRoutes(scope, deps);
      projectsRoutes(scope, { ...deps, access });
      promptsRoutes(scope, deps);
      sharesRoutes(scope, { ...deps, access });
      handoversRoutes(scope, { ...deps, access, limits });
      unreadAnswersRoutes(scope, deps);
      noticesRoutes(scope, {
        db,
        now: deps.now,
        // An invitation becomes a notice when it is bound to the person; a hand-over to a role, when somebody with
        // this role and base asks.
        beforeList: async (session) => {
          await bindInvitations(db, session);
          await bindProjectInvitations(db, session);
          await announceHandovers(deps, session);
        },
      });
      pushRoutes(scope, { ...deps, hosts: config.BRAND_HOSTS ?? DEFAULT_BRAND_HOSTS });
      researchRoutes(scope, deps);
      historyRoutes(scope, { ...deps, onDeleted });
      sourcesRoutes(scope, { db, access });
      filesRoutes(scope, {
        ...deps,
        access,
        limits: uploadLimitsOf(config),
        reading: { maxPages: config.LIMIT_READ_PAGES, cut: chunkDocument },
      });
      assistantsRoutes(scope, {
        ...deps,
        defaultModel: config.DEFAULT_MODEL,
        paintAvatar: paintAvatarWith(media.imageMaker),
        assistantReview: assistantReviewOf(config),
      });
      imagesRoutes(scope, { ...deps, maker: media.imageMaker, perDay: quotas.images });
      speechRoutes(scope, {
        ...deps,
        speaker: media.speaker,
        program: media.speechProgram,
        transcriber: media.transcriber,
        perDay: quotas.speech,
        cacheMb: config.SPEECH_CACHE_MB,
        transcriptionsPerDay: quotas.transcriptions,
      });
      playgroundRoutes(scope, { ...deps, limits });
      casesRoutes(scope, { ...deps, publicUrl: config.PUBLIC_URL, casesPerDay: quotas.cases });
      deskRoutes(scope, deps);
      recommendationsRoutes(scope, deps);
      verifiedAnswersRoutes(scope, deps);
      glossaryRoutes(scope, { db, glossary: retrieval.glossary });
      settingsRoutes(scope, { ...deps, onDeleted });
      newsRoutes(scope, { ...deps, toAnswerError, hosts: config.BRAND_HOSTS ?? DEFAULT_BRAND_HOSTS });
      feedbackRoutes(scope, deps);
      surveyRoutes(scope, { ...deps, afterAnswers: config.SURVEY_AFTER_ANSWERS });
      problemReportsRoutes(scope, deps);
      usageEventsRoutes(scope, { db, tracking: config.TRACKING });
      quotasRoutes(scope, deps);
      budgetsRoutes(scope, { ...deps, currency: config.PRICE_CURRENCY });
      temporaryRoutes(scope, { ...deps, byDefault: config.TEMPORARY_CHATS });
      toolRulesRoutes(scope, {
        db,
        allTools: async () => [...((await deps.tools.all?.()) ?? []), RESEARCH_RULE],
      });
      retentionRoutes(scope, { db, defaults: retentionDefaultsOf(config) });
      toolServersRoutes(scope, deps);
      auditRoutes(scope, deps);
      dashboardRoutes(scope, deps);
      gapsRoutes(scope, deps);
      qualityRoutes(scope, deps);
      apiDocsRoutes(scope, endpoints, { version, base: API_BASE });
      moveReadersOnClose(scope);
      requireRoutes(scope, endpoints, API_BASE);
    };
  }
}
