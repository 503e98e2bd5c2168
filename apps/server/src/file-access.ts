import type { Deps } from "./deps.ts";
import { mayChangeKnowledge, mayReadKnowledge, maySeeAvatar } from "./modules/assistants/index.ts";
import type { FileAccess } from "./modules/files/index.ts";
import { openConversation, ownsConversation } from "./modules/history/index.ts";
import { mayFill, projectRoleOf } from "./modules/projects/index.ts";

/** The access rules for files, from the modules of conversations, assistants and projects. */
export function fileAccess({ db, models }: Pick<Deps, "db" | "models">): FileAccess {
  const owns = (personId: string, conversationId: string) =>
    ownsConversation(db, { personId, conversationId });
  return {
    async mayRead(reader, file) {
      const { personId } = reader;
      switch (file.purpose) {
        case "conversation":
          return file.owner_id !== null && (await owns(personId, file.owner_id));
        case "assistant":
          return file.owner_id !== null && mayReadKnowledge({ db }, reader, file.owner_id);
        case "project":
          return file.owner_id !== null && (await projectRoleOf(db, reader, file.owner_id)) !== undefined;
        case "image":
          return file.person_id === personId || maySeeAvatar({ db }, reader, file.id);
      }
    },

    async mayList(session, purpose, ownerId) {
      if (purpose === "assistant") return mayReadKnowledge({ db }, session, ownerId);
      if (purpose === "project") return (await projectRoleOf(db, session, ownerId)) !== undefined;
      return owns(session.personId, ownerId);
    },

    async mayChange(session, purpose, ownerId) {
      if (purpose === "assistant") return mayChangeKnowledge({ db }, session, ownerId);
      if (purpose === "project") return mayFill(await projectRoleOf(db, session, ownerId));
      return owns(session.personId, ownerId);
    },

    async openConversation({ personId, roles }, { id, title }) {
      const { id: model } = await models.defaultFor(roles);
      return openConversation(db, { personId, conversationId: id, title, model });
    },
  };
}
