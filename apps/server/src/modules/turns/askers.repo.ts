import type { ChatType } from "@metatron/contract/enums";
import { type PersonalInstructions, personalInstructions } from "@metatron/contract/settings/settings";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { prepared } from "../../adapters/db/prepared.ts";
import { type MemoryState, memoryOf, type StoredMemory, toMemoryState } from "../memory/index.ts";
import { projectOf, type QuestionProject } from "../projects/index.ts";
import { chatsWithVerified } from "../verified-answers/index.ts";

export type WrittenInstructions = Pick<PersonalInstructions, "about" | "style">;

export interface Asking {
  personId: string;
  conversationId: string;
  /** The project as the browser knows it. */
  projectId: string | undefined;
}

/** What every question reads about its person and its conversation. */
export interface Asker {
  /** The person's instructions, if they are switched on. */
  personal: WrittenInstructions | undefined;
  memory: MemoryState;
  project: QuestionProject | undefined;
  verifiedChats: readonly ChatType[];
}

interface AskerRow {
  n: number;
  instructions: unknown;
  memory: StoredMemory;
  project: QuestionProject | null;
  verified_chats: ChatType[];
}

/** In one statement for all questions of the moment, because the first token of each waits for it. */
export async function readAskers(db: Db, asking: readonly Asking[]): Promise<Asker[]> {
  const input = asking.map(({ personId, conversationId, projectId }, n) => ({
    n,
    person_id: personId,
    conversation_id: conversationId,
    project_id: projectId ?? null,
  }));
  const asked = {
    personId: sql`i.person_id`,
    conversationId: sql`i.conversation_id`,
    projectId: sql`i.project_id`,
  };
  const { rows } = await sql<AskerRow>`${prepared("askers")}
    select i.n, ${memoryOf(asked.personId)} as memory, ${projectOf(asked)} as project,
      (select s.value from person_settings s
        where s.person_id = i.person_id and s.key = 'personalInstructions') as instructions,
      ${chatsWithVerified()} as verified_chats
    from jsonb_to_recordset(${toJsonb(input)}::jsonb)
      as i (n int, person_id uuid, conversation_id uuid, project_id uuid)
    order by i.n`.execute(db);
  return rows.map(({ instructions, memory, project, verified_chats }) => ({
    personal: inUse(instructions),
    memory: toMemoryState(memory),
    project: project ?? undefined,
    verifiedChats: verified_chats,
  }));
}

function inUse(value: unknown): WrittenInstructions | undefined {
  if (value === null) return undefined;
  const { data } = personalInstructions.safeParse(value);
  if (!data?.isOn || (data.about.trim() === "" && data.style.trim() === "")) return undefined;
  return { about: data.about.trim(), style: data.style.trim() };
}
