import type { CallName } from "@metatron/contract/calls";
import type { Endpoint } from "@metatron/contract/endpoint";
import { findTextFields, type TextField } from "@metatron/contract/find-text-fields.fixture";
import { textFieldTable } from "./text-field-table.ts";

/** The calls of these endpoints that take a text, with their fields; each needs a row in text-field-table.ts. */
export function callsWithTexts(endpoints: Partial<Record<CallName, Endpoint>>) {
  // Object.entries forgets that the names are those of calls.
  return (Object.entries(endpoints) as [CallName, Endpoint][])
    .map(([name, endpoint]) => ({ name, endpoint, fields: findTextFields(endpoint).filter(isOwn) }))
    .filter(({ fields }) => fields.length > 0);
}

export function textFieldRowOf(name: CallName) {
  const row = textFieldTable[name];
  if (!row) throw new Error(`Add a row for ${name} to text-field-table.ts.`);
  return row;
}

/** The bypass flag is the client's own: no text of a person is in it. */
function isOwn({ path }: TextField): boolean {
  return path[0] !== "ngsw-bypass";
}
