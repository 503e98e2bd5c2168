import type { ToolAccess } from "@metatron/contract/tool-rules/constants";
import type {
  ServerToolPlace,
  ToolServerFailure,
  ToolServerKind,
} from "@metatron/contract/tool-servers/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date, Date>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface StoredFailure {
  reason: ToolServerFailure;
  detail: string;
  at: string;
}

export interface StoredOAuth {
  clientId: string | null;
  scopes: string;
  hosts: readonly string[];
}

/** The form of a tool that models and administrators read. */
export interface StoredToolForm {
  title: string | null;
  description: string;
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown> | null;
  isReadOnly: boolean;
}

export interface ToolServersTable {
  id: string;
  name: string;
  kind: ToolServerKind;
  address: string;
  header_names: readonly string[];
  secrets: Unset<string>;
  oauth: Json<StoredOAuth>;
  is_enabled: boolean;
  revision: Generated<number>;
  checked_at: Unset<Date>;
  failure: Json<StoredFailure>;
  omitted: Generated<number>;
  created_at: Timestamp;
  changed_by: Unset<string>;
  changed_at: Timestamp;
}

export interface ToolServerToolsTable {
  server_id: string;
  name: string;
  offered_as: string;
  accepted: Json<StoredToolForm>;
  accepted_digest: Unset<string>;
  current: Json<StoredToolForm>;
  current_digest: Unset<string>;
  is_on: boolean;
  access: ToolAccess;
  roles: readonly string[];
  place: ServerToolPlace;
  assistants: Generated<readonly string[]>;
  calls: Generated<number>;
  failures: Generated<number>;
  times: Generated<readonly number[]>;
  last_failure: Json<StoredFailure>;
}

export interface ToolConnectionsTable {
  server_id: string;
  person_id: string;
  secrets: string;
  refresh_until: Unset<Date>;
  version: Generated<number>;
  connected_at: Timestamp;
}

export interface ToolAuthorizationsTable {
  state_digest: string;
  server_id: string;
  person_id: string;
  secrets: string;
  created_at: Timestamp;
}
