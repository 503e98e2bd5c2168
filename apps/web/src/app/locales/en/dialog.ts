import type { Texts } from "../texts.ts";

export const dialog = {
  TIMEOUT_LOGOUT_TITTLE: "Are you still there?",
  TIMEOUT_LOGOUT_MESSAGE:
    "Your session closes in {{seconds}} seconds. If you continue, everything stays as it is. If it closes, we keep your draft.",
  BUTTON_YES: "Yes, continue",
  BUTTON_OK: "OK",
  BUTTON_NO: "No, leave",
  BUTTON_CANCEL: "Cancel",
  BUTTON_DESIST: "Give up",
} satisfies Pick<Texts, keyof typeof import("../es/dialog.ts").dialog>;
