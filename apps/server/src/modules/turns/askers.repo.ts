import type { ChatType } from "@metatron/contract/enums";
import { type PersonalInstructions, personalInstructions } from "@metatron/contract/settings/settings";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { prepared } from "../../adapters/db/prepared.ts";
import { readAndStoreSends, type Send, type StoredSend } from "../history/index.ts";
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

interface StoredAsker {
  instructions: unknown;
  memory: StoredMemory;
  project: QuestionProject | null;
  verifiedChats: ChatType[];
}

/** In one statement for all questions of the moment, because the first token of each waits for it. */
export async function readAskers(db: Db, asking: readonly Asking[]): Promise<Asker[]> {
  const input = asking.map(({ personId, conversationId, projectId }, n) => ({
    n,
    person_id: personId,
    conversation_id: conversationId,
    project_id: projectId ?? null,
  }));
  const { rows } = await sql<{ asker: StoredAsker }>`${prepared("askers")}
    select i.n, ${ASKER} as asker
    from jsonb_to_recordset(${toJsonb(input)}::jsonb)
      as i (n int, person_id uuid, conversation_id uuid, project_id uuid)
    order by i.n`.execute(db);
  return rows.map(({ asker }) => toAsker(asker));
}

/**
 * Reads the askers of these questions and stores them in the same statement where the person wrote nothing that would
 * leave with the question. The others have to be checked for personal data first.
 */
export async function storeOfSilentAskers(
  db: Db,
  sends: readonly Send[],
): Promise<{ asker: Asker; stored: StoredSend | undefined }[]> {
  const read = await readAndStoreSends<StoredAsker>(db, sends, {
    value: ASKER,
    mayStore: HAS_WRITTEN_NOTHING,
  });
  return read.map(({ value, stored }) => ({ asker: toAsker(value), stored }));
}

/** Of the row `i` with the person, the conversation and the project as the browser knows it. */
const ASKER = sql`jsonb_build_object(
  'memory', ${memoryOf(sql`i.person_id`)},
  'project', ${projectOf({ personId: sql`i.person_id`, conversationId: sql`i.conversation_id`, projectId: sql`i.project_id` })},
  'instructions', (select s.value from person_settings s
    where s.person_id = i.person_id and s.key = 'personalInstructions'),
  'verifiedChats', ${chatsWithVerified()})`;

const HAS_WRITTEN_NOTHING = sql`b.value -> 'instructions' = 'null' and b.value -> 'project' = 'null'
  and b.value -> 'memory' -> 'facts' = 'null'`;

const toAsker = ({ instructions, memory, project, verifiedChats }: StoredAsker): Asker => ({
  personal: inUse(instructions),
  memory: toMemoryState(memory),
  project: project ?? undefined,
  verifiedChats,
});

function inUse(value: unknown): WrittenInstructions | undefined {
  if (value === null) return undefined;
  const { data } = personalInstructions.safeParse(value);
  if (!data?.isOn || (data.about.trim() === "" && data.style.trim() === "")) return undefined;
  return { about: data.about.trim(), style: data.style.trim() };
}
