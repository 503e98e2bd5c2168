import { translate } from "../../lib/use-translation.ts";
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
    title: translate("chat.leaveShared.title"),
    description: translate("chat.leaveShared.description"),
    yesVisible: true,
    cancelVisible: true,
    tone: "danger",
    labels: { yes: translate("chat.leaveShared.leave"), cancel: translate("chat.leaveShared.stay") },
  });
  return answer === "yes";
}
