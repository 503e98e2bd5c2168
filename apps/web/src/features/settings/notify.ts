import i18next from "i18next";
import type { Messenger } from "../chat/open-messenger.ts";
import { notifyOfAnswer } from "./notify-answer.ts";
import { withTexts } from "../../lib/texts.ts";
import type { MessageRow } from "../../local-db/rows.ts";

/** Tells of an answer that has ended while nobody looked. */
export const notify = (messenger: Messenger, message: MessageRow) =>
  withTexts(["settings"], async () => undefined)().then(() =>
    notifyOfAnswer({
      db: messenger.db,
      message,
      words: { ready: i18next.t("settings.answerReady"), failed: i18next.t("settings.answerFailed") },
      onOpen: (path) => location.assign(path),
    }),
  );
