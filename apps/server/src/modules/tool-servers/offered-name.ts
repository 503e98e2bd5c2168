import { createHash } from "node:crypto";

/** The limit of the strictest provider. */
const MOST_CHARS = 64;
const MOST_SERVER_CHARS = 20;
const HASH_CHARS = 6;

/**
 * The name of a server's tool for models, such as `mcp_jira_create_issue`. A name that is too long, or that
 * another tool has, ends in a hash of the server and the tool.
 */
export function offeredName(
  { serverId, serverName, tool }: { serverId: string; serverName: string; tool: string },
  taken: ReadonlySet<string>,
): string {
  const server = toWords(serverName).slice(0, MOST_SERVER_CHARS) || "server";
  const name = `mcp_${server}_${toWords(tool) || "tool"}`;
  if (name.length <= MOST_CHARS && !taken.has(name)) return name;
  const hash = createHash("sha256").update(`${serverId}/${tool}`).digest("hex").slice(0, HASH_CHARS);
  return `${name.slice(0, MOST_CHARS - HASH_CHARS - 1)}_${hash}`;
}

function toWords(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, " ")
    .split(" ")
    .filter(Boolean)
    .join("_");
}
