import type { UploadPurpose } from "@metatron/contract/files/constants";
import type { Session } from "../../http/session.ts";
import type { FileRow } from "./file-row.ts";

/** The person who reads, authenticated by a token or by a signed URL. */
export type Reader = Pick<Session, "personId" | "userEmail" | "isEmailVerified" | "roles">;

/**
 * Access rules for files, assembled in app.ts from the modules that know them; this module must not import
 * those.
 */
export interface FileAccess {
  mayRead(reader: Reader, file: FileRow): Promise<boolean>;
  mayList(session: Session, purpose: UploadPurpose, ownerId: string): Promise<boolean>;
  mayChange(session: Session, purpose: UploadPurpose, ownerId: string): Promise<boolean>;
  /**
   * Creates an empty conversation for this person if there is none; false if it belongs to another person or
   * was deleted.
   */
  openConversation(session: Session, conversation: { id: string; title: string }): Promise<boolean>;
}
