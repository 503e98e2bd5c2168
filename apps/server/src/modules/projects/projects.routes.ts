import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { deleteProject } from "./delete-project.ts";
import { leaveProject, removeMember, setMember } from "./members.ts";
import { bindProjectInvitations, needProject } from "./project-access.ts";
import {
  copyProjectConversation,
  listProjectConversations,
  readProjectConversation,
} from "./project-conversations.ts";
import { listProjects, readProject } from "./projects.repo.ts";
import type { ProjectsDeps } from "./projects-deps.ts";
import { saveProject } from "./save-project.ts";

export function projectsRoutes(app: FastifyInstance, deps: ProjectsDeps): void {
  const { db } = deps;

  route(app, endpoints.listProjects, async ({ session }) => {
    await bindProjectInvitations(db, session);
    return { items: await listProjects(db, session.personId) };
  });

  route(app, endpoints.readProject, async ({ params, session }) => {
    await needProject(db, session, params.id);
    return readProject(db, { personId: session.personId, projectId: params.id });
  });

  route(app, endpoints.saveProject, ({ params, body, session }) =>
    saveProject(deps, session, { id: params.id, fields: body }),
  );

  route(app, endpoints.deleteProject, async ({ params, session }) => {
    await deleteProject(deps, session, params.id);
    return undefined;
  });

  route(app, endpoints.setProjectMember, ({ params, body, session }) =>
    setMember(deps, session, { projectId: params.id, email: body.email, role: body.role }),
  );

  route(app, endpoints.removeProjectMember, async ({ params, body, session }) => {
    await removeMember(deps, session, { projectId: params.id, email: body.email });
    return undefined;
  });

  route(app, endpoints.leaveProject, async ({ params, session }) => {
    await leaveProject(deps, session, params.id);
    return undefined;
  });

  route(app, endpoints.listProjectConversations, ({ params, query, session }) =>
    listProjectConversations(deps, session, {
      projectId: params.id,
      limit: query.limit,
      cursor: query.cursor,
    }),
  );

  route(app, endpoints.readProjectConversation, ({ params, session }) =>
    readProjectConversation(deps, session, { projectId: params.id, conversationId: params.conversationId }),
  );

  route(app, endpoints.copyProjectConversation, ({ params, body, session }) =>
    copyProjectConversation(deps, session, {
      projectId: params.id,
      conversationId: params.conversationId,
      copyId: body.conversationId,
    }),
  );
}
