import type { Words } from "../../../lib/texts.ts";
import type * as es from "../es/dialog.ts";

export const dialog: Words<typeof es.dialog> = {
  TIMEOUT_LOGOUT_TITTLE: "Are you still there?",
  TIMEOUT_LOGOUT_MESSAGE:
    "Your session closes in {{seconds}} seconds. If you continue, everything stays as it is. If it closes, we keep your draft.",
  BUTTON_YES: "Yes, continue",
  BUTTON_OK: "OK",
  BUTTON_NO: "No, leave",
  BUTTON_CANCEL: "Cancel",
  BUTTON_DESIST: "Give up",
};
