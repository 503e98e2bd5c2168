import i18next from "i18next";
import { confirm } from "../../ui/confirm.ts";
import type { BeforeLogout } from "../session/leaving.ts";
import type { Messenger } from "./open-messenger.ts";

/**
 * On a shared computer a logout deletes the conversations; the person is asked first if there is unsent work.
 */
export function leaveSharedComputer(messenger: Messenger): BeforeLogout {
  return async ({ why, isSharedComputer }) => {
    const isAsking = isSharedComputer && why === "person" && (await messenger.hasUnsentWork());
    return isAsking && !(await mayBeLost()) ? "stay" : "go";
  };
}

async function mayBeLost(): Promise<boolean> {
  const answer = await confirm({
    title: i18next.t("chat.leaveShared.title"),
    description: i18next.t("chat.leaveShared.description"),
    yesVisible: true,
    cancelVisible: true,
    tone: "danger",
    labels: { yes: i18next.t("chat.leaveShared.leave"), cancel: i18next.t("chat.leaveShared.stay") },
  });
  return answer === "yes";
}
