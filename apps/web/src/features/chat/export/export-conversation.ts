import { saveFile } from "../../../lib/save-file.ts";
import { withTexts } from "../../../lib/texts.ts";
import type { Translate } from "../../../lib/translator.ts";
import { activePath } from "../../../local-db/active-path.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { readConversation } from "../../../local-db/conversations.ts";
import { readMessages } from "../../../local-db/messages.ts";
import type { ConversationRow, MessageRow } from "../../../local-db/rows.ts";
import { readVersions } from "../../../local-db/versions.ts";
import type { toast } from "../../../ui/toast.ts";
import type { ExportFormat } from "./export-formats.ts";
import { fileNameOf } from "./file-name.ts";

interface Deps extends SaveDeps {
  db: ChatsDatabase;
  /** Fetches messages that are not stored locally; throws on failure. */
  load: (conversationId: string) => Promise<void>;
}

interface SaveDeps {
  t: Translate;
  toast: typeof toast;
  language: string;
  now: () => Date;
  save?: typeof saveFile;
}

interface What {
  conversation: ConversationRow;
  format: ExportFormat;
  /** This answer alone, without its question. */
  answerId?: string | undefined;
}

const EXTENSIONS = { docx: "docx", pdf: "pdf", markdown: "md", json: "json" } satisfies Record<
  ExportFormat,
  string
>;

/** Exports the visible branch as a file download. Success and failure are both reported to the person. */
export async function exportConversation(
  deps: Deps,
  { conversation, format, answerId }: What,
): Promise<void> {
  const { db, t, toast } = deps;
  const fail = (reason: string) => toast({ text: t("list.exportFailed", { reason }) });
  const { id } = conversation;
  try {
    await deps.load(id);
  } catch {
    return void fail(t("list.exportNotHere"));
  }
  try {
    const [messages, versions] = await Promise.all([readMessages(db, id), readVersions(db, id)]);
    const shown = activePath(messages, versions)
      .map(({ message }) => message)
      .filter(({ id: messageId }) => answerId === undefined || messageId === answerId);
    const current = (await readConversation(db, id)) ?? conversation;
    await saveMessages(deps, { conversation: current, messages: shown, format });
  } catch {
    fail(t("list.exportBroken"));
  }
}

/** Saves messages that the caller has read. Success and failure are both reported to the person. */
export async function saveMessages(
  deps: SaveDeps,
  { conversation, messages, format }: Omit<What, "answerId"> & { messages: readonly MessageRow[] },
): Promise<void> {
  const { t, toast, save = saveFile } = deps;
  try {
    const file = await makeFile(deps, { conversation, messages, format });
    const name = fileNameOf(conversation.title || t("list.document.untitled"), EXTENSIONS[format]);
    save(file, name);
    toast({ text: t("list.exported", { name }) });
  } catch {
    toast({ text: t("list.exportFailed", { reason: t("list.exportBroken") }) });
  }
}

/** An export from the list needs texts of the conversation, which may not have been opened yet. */
const loadDocument = withTexts(["conversation"], () => import("./build-document.ts"));

/** The code of each format is imported on first use. */
async function makeFile(
  { t, language, now }: SaveDeps,
  { conversation, messages, format }: What & { messages: readonly MessageRow[] },
): Promise<Blob> {
  const at = now();
  const build = async () => {
    const { buildDocument } = await loadDocument();
    return buildDocument(conversation, messages, { t, language, now: at });
  };
  switch (format) {
    case "docx": {
      const [{ toDocx }, document] = await Promise.all([import("./to-docx.ts"), build()]);
      return toDocx(document);
    }
    case "pdf": {
      const [{ toPdf }, document] = await Promise.all([import("./to-pdf.ts"), build()]);
      return toPdf(document);
    }
    case "markdown": {
      const [{ toMarkdown }, document] = await Promise.all([import("./to-markdown.ts"), build()]);
      return new Blob([toMarkdown(document)], { type: "text/markdown;charset=utf-8" });
    }
    case "json": {
      const { toJson } = await import("./to-json.ts");
      return new Blob([toJson(conversation, messages, at)], { type: "application/json" });
    }
  }
}
