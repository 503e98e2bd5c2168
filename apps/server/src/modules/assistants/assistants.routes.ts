import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { addMember } from "./add-member.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { createAssistant } from "./create-assistant.ts";
import { deleteAssistant } from "./delete-assistant.ts";
import { documentsRoutes } from "./documents/documents.routes.ts";
import { duplicateAssistant } from "./duplicate-assistant.ts";
import { needAccess } from "./find-access.ts";
import { generateAvatar } from "./generate-avatar.ts";
import { knowledgeRoutes } from "./knowledge.routes.ts";
import { lifeRoutes } from "./life.routes.ts";
import { limitAssistant } from "./limit-assistant.ts";
import { listAllAssistants } from "./list-all-assistants.ts";
import { listAssistants } from "./list-assistants.ts";
import { listTools } from "./list-tools.ts";
import { listVersions, readVersion } from "./list-versions.ts";
import { readMembership } from "./members.repo.ts";
import { pinAssistant } from "./pin-assistant.ts";
import { readAssistant } from "./read-assistant.ts";
import { leaveAssistant, removeMember } from "./remove-member.ts";
import { searchDocuments } from "./search-documents.ts";
import { deleteTest, listTests, saveTest } from "./test-set.ts";
import { transferAssistant } from "./transfer-assistant.ts";
import { restoreVersion, updateAssistant } from "./update-assistant.ts";
import { uploadAvatar } from "./upload-avatar.ts";

export function assistantsRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  recordRoutes(app, deps);
  memberRoutes(app, deps);
  lifeRoutes(app, deps);
  testRoutes(app, deps);
  knowledgeRoutes(app, deps);
  documentsRoutes(app, deps);
}

function recordRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  route(app, endpoints.listAssistants, ({ query, session }) => listAssistants(deps, session, query));

  route(app, endpoints.searchDocuments, async ({ query, session }) => ({
    items: await searchDocuments(deps.db, session, query.q),
  }));

  route(app, endpoints.listAssistantTools, async ({ query, session }) => ({
    items: await listTools(deps, { session, assistantId: query.assistant_id }),
  }));

  route(app, endpoints.listAllAssistants, ({ query }) => listAllAssistants(deps.db, query));

  route(app, endpoints.limitAssistant, async ({ params, body, session }) => {
    await limitAssistant(deps.db, session, { assistantId: params.id, limits: body });
    return undefined;
  });

  route(app, endpoints.createAssistant, async ({ body, session }) => {
    await createAssistant(deps, session, body);
    return readAssistant(deps, session, body.id);
  });

  route(app, endpoints.getAssistant, ({ query, session }) =>
    readAssistant(deps, session, query.assistant_id),
  );

  route(app, endpoints.updateAssistant, async ({ params, body, session }) => {
    await updateAssistant(deps, session, params.id, body);
    return readAssistant(deps, session, params.id);
  });

  route(app, endpoints.deleteAssistant, async ({ query, session }) => {
    await deleteAssistant(deps, session, query.assistant_id);
    return undefined;
  });

  route(app, endpoints.duplicateAssistant, async ({ params, body, session }) => {
    await duplicateAssistant(deps, session, { assistantId: params.assistant_id, copy: body });
    return readAssistant(deps, session, body.id);
  });

  route(app, endpoints.pinAssistant, async ({ params, body, session }) => {
    await pinAssistant(deps.db, session, { assistantId: params.assistant_id, pinned: body.pinned });
    return undefined;
  });

  route(app, endpoints.listVersions, ({ params, query, session }) =>
    listVersions(deps, session, params.assistant_id, query),
  );

  route(app, endpoints.getVersion, ({ params, query, session }) =>
    readVersion(deps, session, params.assistant_id, query.version),
  );

  route(app, endpoints.restoreVersion, async ({ params, body, session }) => {
    await restoreVersion(deps, session, params.assistant_id, body);
    return readAssistant(deps, session, params.assistant_id);
  });

  route(app, endpoints.generateAvatar, ({ body, session }) => generateAvatar(deps, session, body));

  route(app, endpoints.uploadAvatar, ({ session, request }) => uploadAvatar(deps, session, request));
}

function memberRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  const { db } = deps;
  route(app, endpoints.listMembers, async ({ params, session }) => {
    await needAccess(db, session, params.assistant_id);
    return readMembership(db, params.assistant_id);
  });

  route(app, endpoints.addMember, ({ params, body, session }) =>
    addMember(db, session, { assistantId: params.assistant_id, ...body }),
  );

  route(app, endpoints.deleteMember, async ({ params, query, session }) => {
    await removeMember(deps, session, { assistantId: params.assistant_id, email: query.email });
    return undefined;
  });

  route(app, endpoints.leaveAssistant, async ({ params, session }) => {
    await leaveAssistant(deps, session, params.assistant_id);
    return undefined;
  });

  route(app, endpoints.transferAssistant, async ({ params, body, session }) => ({
    items: await transferAssistant(db, session, { assistantId: params.assistant_id, email: body.email }),
  }));
}

function testRoutes(app: FastifyInstance, { db }: AssistantsDeps): void {
  route(app, endpoints.listTests, async ({ params, session }) => ({
    items: await listTests(db, session, params.assistant_id),
  }));

  route(app, endpoints.saveTest, ({ params, body, session }) =>
    saveTest(db, session, { assistantId: params.assistant_id, testId: params.test_id, fields: body }),
  );

  route(app, endpoints.deleteTest, async ({ params, session }) => {
    await deleteTest(db, session, { assistantId: params.assistant_id, testId: params.test_id });
    return undefined;
  });
}
