import type { Translate } from "../../lib/translator.ts";
import type { FileState } from "./file-state.ts";

/** A short description of a file's state. */
export function describeState(t: Translate, state: FileState): string {
  switch (state.step) {
    case "waiting":
      return t("files.state.waiting");
    case "sending":
      return t("files.state.sending", { percent: state.percent });
    case "asking":
      return t("files.state.asking");
    case "queued":
      return t("files.state.queued");
    case "reading":
      return state.pages
        ? t("files.state.readingPage", {
            page: Math.min(state.pagesDone + 1, state.pages),
            pages: state.pages,
          })
        : t("files.state.reading");
    case "ready":
      return t("files.state.ready");
    case "refused":
    case "lost":
      return t("files.state.refused");
    case "failed":
      return t("files.state.failed");
  }
}

/** Why the file failed and what to do about it; null where it has not failed. */
export function describeFailure(t: Translate, state: FileState): string | null {
  switch (state.step) {
    case "refused":
      return t(`errors.${state.code}`);
    case "failed":
      return state.reason === "internal" ? t("errors.internal") : t(`errors.file_${state.reason}`);
    case "lost":
      return t("files.lost");
    case "waiting":
    case "sending":
    case "asking":
    case "queued":
    case "reading":
    case "ready":
      return null;
  }
}
