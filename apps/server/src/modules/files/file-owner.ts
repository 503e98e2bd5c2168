import type { UploadPurpose } from "@metatron/contract/files/constants";
import type { OwnerKind } from "../../adapters/db/index.ts";

/** The owner of files. An id alone is not enough: clients choose ids and may send one of another kind. */
export interface FileOwner {
  kind: OwnerKind;
  id: string;
}

export const conversationOwner = (id: string): FileOwner => ({ kind: "conversation", id });

export const assistantOwner = (id: string): FileOwner => ({ kind: "assistant", id });

export const projectOwner = (id: string): FileOwner => ({ kind: "project", id });

/** Pictures belong to the conversation whose message names them. */
export function ownerFor(purpose: UploadPurpose, id: string): FileOwner {
  switch (purpose) {
    case "assistant":
      return assistantOwner(id);
    case "project":
      return projectOwner(id);
    case "conversation":
    case "image":
      return conversationOwner(id);
  }
}
