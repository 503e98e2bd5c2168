import { z } from "zod";
import { McpError, type OAuthServer, type OAuthSession } from "../../adapters/mcp/index.ts";
import type { SecretBox } from "../../adapters/secrets/index.ts";
import { opened } from "./server-secrets.ts";
import type { ServerRow } from "./tool-servers.repo.ts";

/** Only its shape is checked: this server wrote and encrypted it. */
const storedSession = z.custom<OAuthSession>((value) => typeof value === "object" && value !== null);

export interface SessionOwner {
  serverId: string;
  personId: string;
}

const purposeOf = ({ serverId, personId }: SessionOwner) => `tool-connection/${serverId}/${personId}`;

export function sealSession(box: SecretBox, owner: SessionOwner, session: OAuthSession): Promise<string> {
  return box.seal(session, purposeOf(owner));
}

export async function openSession(
  box: SecretBox,
  owner: SessionOwner,
  sealed: string,
): Promise<OAuthSession> {
  return storedSession.parse(await opened(box.open(sealed, purposeOf(owner))));
}

export function oauthServerOf({ address, oauth }: Pick<ServerRow, "address" | "oauth">): OAuthServer {
  return { url: new URL(address), hosts: oauth?.hosts ?? [], scopes: oauth?.scopes.trim() ?? "" };
}

export const needsAuthorization = () =>
  new McpError("needs_authorization", "The person must connect their account first.");
