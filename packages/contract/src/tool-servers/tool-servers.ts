import { z } from "zod";
import { count, id, instant, line, text } from "../fields.ts";
import { MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { roles } from "../roles.ts";
import { toolAccesses } from "../tool-rules/constants.ts";
import {
  MAX_HEADER_VALUE_CHARS,
  MAX_SERVER_ADDRESS_CHARS,
  MAX_SERVER_HEADERS,
  MAX_SERVER_TOOLS,
  MAX_TOOL_ASSISTANTS,
  MAX_TOOL_SERVERS,
  serverToolPlaces,
  serverToolStates,
  toolServerFailures,
  toolServerKinds,
} from "./constants.ts";

/** What a server says about a tool; the model reads the accepted form only. */
const toolForm = z.object({
  title: z.string().nullable(),
  description: z.string(),
  inputSchema: z.record(z.string(), z.unknown()),
  outputSchema: z.record(z.string(), z.unknown()).nullable(),
  isReadOnly: z.boolean(),
});
export type ServerToolForm = z.infer<typeof toolForm>;

const failure = z.object({ reason: z.enum(toolServerFailures), detail: z.string(), at: instant });

export const serverTool = z
  .object({
    // The name at the server.
    name: z.string(),
    // The name that models use.
    offeredAs: z.string(),
    state: z.enum(serverToolStates),
    accepted: toolForm.nullable(),
    // null: the server no longer has the tool.
    current: toolForm.nullable(),
    // Of the current form: an administrator accepts exactly the form that was shown.
    digest: z.string().nullable(),
    isOn: z.boolean(),
    access: z.enum(toolAccesses),
    // Empty: everyone but external people.
    roles: z.array(z.string()),
    place: z.enum(serverToolPlaces),
    // The only assistants that may use the tool; empty: all of them. A deleted assistant has no name.
    assistants: z.array(z.object({ id, name: z.string().nullable() })),
    calls: count,
    failures: count,
    // Upper bounds of the measured ranges; null without calls.
    medianMs: count.nullable(),
    p95Ms: count.nullable(),
    lastFailure: failure.nullable(),
  })
  .meta({ id: "ServerTool" });
export type ServerTool = z.infer<typeof serverTool>;

export const toolServer = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(toolServerKinds),
    address: z.string(),
    // Values are never returned.
    headerNames: z.array(z.string()),
    oauth: z
      .object({
        clientId: z.string().nullable(),
        hasClientSecret: z.boolean(),
        scopes: z.string(),
        hosts: z.array(z.string()),
      })
      .nullable(),
    isEnabled: z.boolean(),
    checkedAt: instant.nullable(),
    failure: failure.nullable(),
    // Tools that are too large or too many to be offered.
    omitted: count,
    tools: z.array(serverTool).max(MAX_SERVER_TOOLS * 2),
  })
  .meta({ id: "ToolServer" });
export type ToolServer = z.infer<typeof toolServer>;

export const toolServers = z
  .object({ isStdioAllowed: z.boolean(), servers: z.array(toolServer).max(MAX_TOOL_SERVERS) })
  .meta({ id: "ToolServers" });
export type ToolServers = z.infer<typeof toolServers>;

/** An HTTP header, or an environment variable of a program. */
const header = z.strictObject({
  name: line(MAX_NAME_CHARS).regex(/^[A-Za-z0-9_-]+$/),
  // null: the stored value stays.
  value: line(MAX_HEADER_VALUE_CHARS).nullable(),
});

const oauthFields = z.strictObject({
  // null: the server lets clients register themselves.
  clientId: line(MAX_HEADER_VALUE_CHARS).nullable(),
  // null: the stored secret stays; empty: a public client.
  clientSecret: text(MAX_HEADER_VALUE_CHARS).nullable(),
  scopes: text(MAX_HEADER_VALUE_CHARS),
  // Origins of the authorization server, where they differ from the tool server's.
  hosts: z.array(z.url({ protocol: /^https?$/ }).max(MAX_SERVER_ADDRESS_CHARS)).max(5),
});

/** For `http` a URL; for `stdio` a program and its arguments, separated by spaces. */
export const toolServerFields = z
  .strictObject({
    name: line(MAX_NAME_CHARS),
    kind: z.enum(toolServerKinds),
    address: line(MAX_SERVER_ADDRESS_CHARS),
    headers: z.array(header).max(MAX_SERVER_HEADERS),
    // Each person connects an account of their own; null: the headers are enough.
    oauth: oauthFields.nullable(),
    isEnabled: z.boolean(),
  })
  .refine(({ kind, address }) => kind === "stdio" || isHttpUrl(address), {
    path: ["address"],
    error: "must be an http or https URL without credentials",
  })
  .refine(({ kind, oauth }) => kind === "http" || oauth === null, {
    path: ["oauth"],
    error: "is only for http servers",
  })
  .meta({ id: "ToolServerFields" });
export type ToolServerFields = z.infer<typeof toolServerFields>;

function isHttpUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === "http:" || protocol === "https:") && username === "" && password === "";
}

export const acceptedTools = z
  .strictObject({
    tools: z
      .array(
        z.strictObject({
          name: line(MAX_TITLE_CHARS),
          // The form that the administrator saw; null: only the settings change.
          digest: line(MAX_NAME_CHARS).nullable(),
          isOn: z.boolean(),
          access: z.enum(toolAccesses),
          roles: z.array(z.enum(roles)).max(roles.length),
          place: z.enum(serverToolPlaces),
          assistants: z.array(id).max(MAX_TOOL_ASSISTANTS),
        }),
      )
      .min(1)
      .max(MAX_SERVER_TOOLS),
  })
  .meta({ id: "AcceptedTools" });
export type AcceptedTools = z.infer<typeof acceptedTools>;

export const toolConnection = z
  .object({ serverId: id, name: z.string(), host: z.string(), connectedAt: instant.nullable() })
  .meta({ id: "ToolConnection" });
export type ToolConnection = z.infer<typeof toolConnection>;

export const connectionStart = z.object({ url: z.url() }).meta({ id: "ToolConnectionStart" });

/** The parameters that the authorization server added to the address of the callback page. */
export const connectionFinish = z
  .strictObject({
    state: line(MAX_TITLE_CHARS),
    code: line(MAX_HEADER_VALUE_CHARS),
    iss: line(MAX_SERVER_ADDRESS_CHARS).nullable(),
  })
  .meta({ id: "ToolConnectionFinish" });
