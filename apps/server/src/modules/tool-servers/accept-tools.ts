import type { AcceptedTools, ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import type { Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { audit } from "./save-server.ts";
import { readServer, readServerRow, readToolRows, type ToolRow } from "./tool-servers.repo.ts";
import type { ToolServersDeps } from "./tool-servers-deps.ts";

type Choice = AcceptedTools["tools"][number];

/** Accepts tools in the form that was shown. A form that changed since then is a conflict. */
export async function acceptTools(
  { db }: Pick<ToolServersDeps, "db">,
  { id, tools, personId }: { id: string; tools: AcceptedTools["tools"]; personId: string },
): Promise<ToolServer> {
  return db.transaction().execute(async (trx) => {
    await readServerRow(trx, id);
    await mustExist(trx, new Set(tools.flatMap(({ assistants }) => assistants)));
    const known = new Map((await readToolRows(trx, id)).map((row) => [row.name, row]));
    for (const choice of tools) {
      const row = known.get(choice.name);
      if (!row) throw notFound();
      await accept(trx, row, choice);
    }
    await audit(trx, {
      personId,
      id,
      action: "tool_server_tools_accepted",
      details: {
        tools: tools.map(({ name, access, isOn, roles, place, assistants }) => ({
          name,
          access,
          isOn,
          roles,
          place,
          assistants,
        })),
      },
    });
    return readServer(trx, id);
  });
}

/** A mistyped id would silently take the tool from every assistant. */
async function mustExist(trx: Trx, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  const rows = await trx
    .selectFrom("assistants")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  if (rows.length < ids.size)
    throw new AppError("validation_failed", "There is no such assistant.", {
      errors: [{ path: "tools", message: "names an assistant that does not exist" }],
    });
}

async function accept(trx: Trx, row: ToolRow, choice: Choice): Promise<void> {
  const { digest, isOn, access, roles, place, assistants } = choice;
  if (digest !== null && digest !== row.current_digest)
    throw new AppError("version_conflict", `${row.name} has changed since it was shown.`);
  if (digest === null && row.accepted_digest === null && isOn)
    throw new AppError("validation_failed", `${row.name} must be accepted before it is switched on.`);
  await trx
    .updateTable("tool_server_tools")
    .set({
      is_on: isOn,
      access,
      roles: [...new Set(roles)],
      place,
      assistants: [...new Set(assistants)],
      ...(digest === null ? {} : { accepted: toJsonb(row.current), accepted_digest: digest }),
    })
    .where("server_id", "=", row.server_id)
    .where("name", "=", row.name)
    .execute();
}
