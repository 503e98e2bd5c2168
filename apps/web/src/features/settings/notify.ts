import i18next from "i18next";
import { withTexts } from "../../lib/texts.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { notifyOfAnswer } from "./notify-answer.ts";

/** Shows a notification for an answer that ended or began to wait while the tab was hidden. */
export const notify = (db: ChatsDatabase, message: Pick<MessageRow, "idChat" | "state">) =>
  withTexts(["settings"], async () => undefined)().then(() =>
    notifyOfAnswer({
      db,
      message,
      words: {
        ready: i18next.t("settings.answerReady"),
        failed: i18next.t("settings.answerFailed"),
        waits: i18next.t("settings.answerWaits"),
      },
      onOpen: (path) => location.assign(path),
    }),
  );
