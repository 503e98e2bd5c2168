import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { route } from "../../http/route.ts";
import { acceptTools } from "./accept-tools.ts";
import { checkServer } from "./check-server.ts";
import { endConnection, finishConnection, listConnections, startConnection } from "./connections.ts";
import type { ToolServers } from "./create-tool-servers.ts";
import { deleteServer, saveServer } from "./save-server.ts";
import { readServers } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

export function toolServersRoutes(
  app: FastifyInstance,
  deps: ToolServersDeps & { toolServers: ToolServers },
): void {
  const { db, mcp, toolServers } = deps;

  /** The other nodes see the change when their cache expires. */
  async function changing<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    toolServers.forget();
    return done;
  }

  route(app, endpoints.listToolServers, async () => ({
    isStdioAllowed: mcp.isStdioAllowed,
    servers: await readServers(db),
  }));

  route(app, endpoints.saveToolServer, ({ params: { id }, body: fields, session: { personId } }) =>
    changing(saveServer(deps, { id, fields, personId })),
  );

  route(app, endpoints.deleteToolServer, ({ params: { id }, session: { personId } }) =>
    changing(deleteServer(deps, { id, personId })).then(() => undefined),
  );

  route(app, endpoints.checkToolServer, ({ params: { id }, session: { personId } }) =>
    changing(checkServer(deps, { id, personId })),
  );

  route(app, endpoints.acceptServerTools, ({ params: { id }, body: { tools }, session: { personId } }) =>
    changing(acceptTools(deps, { id, tools, personId })),
  );

  route(app, endpoints.listToolConnections, async ({ session: { personId, roles } }) => ({
    connections: await listConnections(deps, { personId, roles }),
  }));

  route(app, endpoints.startToolConnection, async ({ params, request, session: { personId, roles } }) => {
    const origin = originOf(request);
    const url = await startConnection(deps, { serverId: params.id, origin, personId, roles });
    return { url: url.href };
  });

  route(app, endpoints.finishToolConnection, ({ body, session: { personId, roles } }) =>
    finishConnection(deps, { ...body, personId, roles }),
  );

  route(app, endpoints.endToolConnection, async ({ params, session: { personId } }) => {
    await endConnection(deps, { serverId: params.id, personId });
    return undefined;
  });
}

/** Where this person opened the web app; each brand has its own host. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;
