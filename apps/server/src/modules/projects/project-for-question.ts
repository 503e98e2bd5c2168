import { type RawBuilder, sql } from "kysely";

/** What a question in a project inherits. */
export interface QuestionProject {
  id: string;
  name: string;
  instructions: string;
  /** Whether one of its files was read. */
  hasFiles: boolean;
}

/** Columns of a question that is being asked. */
interface AskedColumns {
  personId: RawBuilder<unknown>;
  conversationId: RawBuilder<unknown>;
  /** The project as the browser knows it, null without one. */
  projectId: RawBuilder<unknown>;
}

/**
 * The project that a question is asked in, as one value. A stored conversation decides; a first question may name one
 * that the person may add to.
 */
export const projectOf = ({ personId, conversationId, projectId }: AskedColumns) => sql`(
  select jsonb_build_object('id', p.id, 'name', p.name, 'instructions', p.instructions, 'hasFiles', exists (
    select 1 from files f where f.owner_id = p.id and f.owner_kind = 'project' and f.status = 'ready'))
  from (select 1) as one
  left join conversations c on c.id = ${conversationId} and c.person_id = ${personId}
  cross join lateral (
    select c.project_id is not null or exists (select 1 from messages m where m.conversation_id = c.id) as is_decided
  ) d
  join projects p on p.id = case when d.is_decided then c.project_id else ${projectId} end
  join project_members m on m.project_id = p.id and m.person_id = ${personId}
    and (d.is_decided or m.role in ('owner', 'editor')))`;
