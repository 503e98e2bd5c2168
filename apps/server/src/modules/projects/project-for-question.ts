import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** What a question in a project inherits. */
export interface QuestionProject {
  id: string;
  name: string;
  instructions: string;
  /** Whether one of its files was read. */
  hasFiles: boolean;
}

interface Asked {
  personId: string;
  conversationId: string;
  /** The project as the browser knows it. */
  projectId: string | undefined;
}

/**
 * The project that a question is asked in. A stored conversation decides; a first question may name one that the
 * person may add to. `isMissing`: the browser named a project that the person can no longer use.
 */
export async function projectForQuestion(
  db: Db,
  { personId, conversationId, projectId }: Asked,
): Promise<{ project: QuestionProject | undefined; isMissing: boolean }> {
  const { rows } = await sql<QuestionProject>`
    with stored as (
      select c.project_id, exists (select 1 from messages m where m.conversation_id = c.id) as is_begun
      from conversations c where c.id = ${conversationId} and c.person_id = ${personId}
    )
    select p.id, p.name, p.instructions, exists (
      select 1 from files f where f.owner_id = p.id and f.owner_kind = 'project' and f.status = 'ready') as "hasFiles"
    from projects p join project_members m on m.project_id = p.id and m.person_id = ${personId}
    where p.id = (select project_id from stored)
      or (p.id = ${projectId ?? null}::uuid and m.role in ('owner', 'editor')
        and not exists (select 1 from stored where is_begun or project_id is not null))`.execute(db);
  const [project] = rows;
  return { project, isMissing: projectId !== undefined && project?.id !== projectId };
}
