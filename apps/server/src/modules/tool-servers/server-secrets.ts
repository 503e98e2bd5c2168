import { z } from "zod";
import { McpError } from "../../adapters/mcp/index.ts";
import { type SecretBox, UnreadableSecret } from "../../adapters/secrets/index.ts";
import type { ServerRow } from "./tool-servers.repo.ts";

const serverSecrets = z.object({
  headers: z.record(z.string(), z.string()),
  clientSecret: z.string().nullable(),
});
export type ServerSecrets = z.infer<typeof serverSecrets>;

const NO_SECRETS: ServerSecrets = { headers: {}, clientSecret: null };

const purposeOf = (serverId: string) => `tool-server/${serverId}`;

export function sealServerSecrets(box: SecretBox, serverId: string, secrets: ServerSecrets): Promise<string> {
  return box.seal(secrets, purposeOf(serverId));
}

export async function openServerSecrets(
  box: SecretBox,
  { id, secrets }: Pick<ServerRow, "id" | "secrets">,
): Promise<ServerSecrets> {
  if (secrets === null) return NO_SECRETS;
  return serverSecrets.parse(await opened(box.open(secrets, purposeOf(id))));
}

/** After a change of the key, administrators and people enter their credentials again. */
export async function opened<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    throw new McpError("secrets_unreadable", "The stored credentials can't be decrypted. Enter them again.");
  }
}
