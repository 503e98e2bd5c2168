import type { UploadPurpose } from "@metatron/contract/files/constants";
import type { Session } from "../../http/session.ts";
import type { FileRow } from "./file-row.ts";

/** A person who asks, by token or by an address that was signed for them. */
export type Reader = Pick<Session, "personId" | "userEmail" | "isEmailVerified" | "roles">;

/** Who may do what with files, put together in app.ts from the modules that know: this one must not import them. */
export interface FileAccess {
  mayRead(reader: Reader, file: FileRow): Promise<boolean>;
  mayList(session: Session, purpose: UploadPurpose, ownerId: string): Promise<boolean>;
  mayChange(session: Session, purpose: UploadPurpose, ownerId: string): Promise<boolean>;
  /** Makes an empty conversation of this person's where there is none; false when it is somebody else's or deleted. */
  openConversation(session: Session, conversation: { id: string; title: string }): Promise<boolean>;
}
