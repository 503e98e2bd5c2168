import { isAdmin } from "@metatron/contract/roles";
import { AppError } from "./app-error.ts";
import type { Session } from "./session.ts";

export function requireAdmin({ roles }: Pick<Session, "roles">): void {
  if (!isAdmin(roles)) throw new AppError("forbidden", "This is for administrators.");
}
