import type { ToolServerKind } from "@metatron/contract/tool-servers/constants";
import type { ToolServer, ToolServerFields } from "@metatron/contract/tool-servers/tool-servers";
import { cleanLine } from "@metatron/text/clean-text";

/** The dialog's fields as they are typed. */
export interface ServerForm {
  name: string;
  kind: ToolServerKind;
  address: string;
  /** One `name: value` per line; a stored value that is not shown is `name: ••••`. */
  headers: string;
  hasOAuth: boolean;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** One origin per line. */
  hosts: string;
  isEnabled: boolean;
}

const STORED = "••••••";

export function toServerForm({ oauth, headerNames, ...server }: ToolServer): ServerForm {
  return {
    name: server.name,
    kind: server.kind,
    address: server.address,
    headers: headerNames.map((name) => `${name}: ${STORED}`).join("\n"),
    hasOAuth: oauth !== null,
    clientId: oauth?.clientId ?? "",
    clientSecret: oauth?.hasClientSecret ? STORED : "",
    scopes: oauth?.scopes ?? "",
    hosts: oauth?.hosts.join("\n") ?? "",
    isEnabled: server.isEnabled,
  };
}

export function fieldsOf(form: ServerForm): ToolServerFields {
  return {
    name: cleanLine(form.name),
    kind: form.kind,
    address: cleanLine(form.address),
    headers: linesOf(form.headers).map(headerOf),
    oauth:
      form.hasOAuth && form.kind === "http"
        ? {
            clientId: cleanLine(form.clientId) || null,
            clientSecret: form.clientSecret === STORED ? null : form.clientSecret,
            scopes: cleanLine(form.scopes),
            hosts: linesOf(form.hosts),
          }
        : null,
    isEnabled: form.isEnabled,
  };
}

export function serverFaults(form: ServerForm) {
  const { name, address, headers, oauth } = fieldsOf(form);
  const isAddress = form.kind === "stdio" ? address !== "" : isHttpUrl(address);
  return {
    name: name === "" ? ("noName" as const) : null,
    address: isAddress ? null : form.kind === "stdio" ? ("noCommand" as const) : ("badAddress" as const),
    headers: headers.every(({ name: header, value }) => /^[\w-]+$/.test(header) && value !== "")
      ? null
      : ("badHeader" as const),
    hosts: oauth?.hosts.every(isHttpUrl) === false ? ("badHost" as const) : null,
  };
}

function headerOf(line: string): { name: string; value: string | null } {
  const [name = "", ...rest] = line.split(":");
  const value = rest.join(":").trim();
  return { name: name.trim(), value: value === STORED ? null : value };
}

function linesOf(text: string): string[] {
  return text.split("\n").map(cleanLine).filter(Boolean);
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && username === "";
}
