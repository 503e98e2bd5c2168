import type { MessageRow } from "../../../local-db/rows.ts";
import type { CopyFormat } from "./message-handlers.ts";

/** False where the browser refuses: no permission, or a page without focus. */
export async function copyAnswer({ text }: Pick<MessageRow, "text">, _format: CopyFormat): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
