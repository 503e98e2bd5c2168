import { z } from "zod";
import { defineHandler, type Job, type JobHandler } from "../../adapters/jobs/index.ts";
import { checkServer } from "./check-server.ts";
import { readServerRows } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

const checkServers: Job<Record<string, never>> = {
  name: "check-tool-servers",
  payload: z.strictObject({}),
  schedule: "*/15 * * * *",
};

/** Lists the tools of every enabled server. A server with an account per person is checked by administrators. */
export function checkServersHandler(deps: ToolServersDeps): JobHandler {
  return defineHandler(checkServers, async () => {
    const servers = (await readServerRows(deps.db)).filter(({ is_enabled, oauth }) => is_enabled && !oauth);
    for (const { id } of servers) {
      // A server that is deleted during the check must not prevent the check of the others.
      await checkServer(deps, { id, personId: null }).catch((error: unknown) =>
        deps.log.warn({ err: error, server: id }, "a tool server was not checked"),
      );
    }
  });
}
