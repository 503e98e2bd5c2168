import { type McpAddress, McpError, type McpTarget } from "../../adapters/mcp/index.ts";
import { personTokens } from "./person-tokens.ts";
import { openServerSecrets } from "./server-secrets.ts";
import type { ServerRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

type Deps = Pick<ToolServersDeps, "db" | "secrets" | "log" | "now">;

/** How to reach a server, as this person where each person has an account; null: as nobody. */
export async function targetOf(deps: Deps, server: ServerRow, personId: string | null): Promise<McpTarget> {
  const { headers } = await openServerSecrets(deps.secrets, server);
  const address = addressOf(server, headers);
  const key = `${server.id}/${server.revision}`;
  if (!server.oauth) return { key, address };
  if (personId === null)
    throw new McpError("needs_authorization", "Only a person with a connected account can use this server.");
  return { key: `${key}/${personId}`, address, tokens: await personTokens(deps, { server, personId }) };
}

function addressOf({ kind, address }: ServerRow, headers: Record<string, string>): McpAddress {
  if (kind === "http") return { kind, url: new URL(address), headers };
  const [command = "", ...args] = address.split(" ").filter(Boolean);
  return { kind, command, args, env: headers };
}
