import type { Leave } from "./leaving.ts";
import { REDIRECT_ANSWER_KEY } from "./sign-in-response.ts";

const SHARED_COMPUTER_KEY = "metatron.shared-computer";
const COMING_BACK_KEY = "metatron.coming-back";
const PROMPT_REQUIRED_KEY = "metatron.ask-who";

export type SessionMemory = ReturnType<typeof createSessionMemory>;

/** State of a session that must survive a redirect to the provider or last until the next sign-in. */
export function createSessionMemory(local: Storage, session: Storage) {
  const take = (key: string) => {
    const value = session.getItem(key);
    session.removeItem(key);
    return value;
  };

  return {
    isSharedComputer: () => local.getItem(SHARED_COMPUTER_KEY) === "true",
    setSharedComputer(isShared: boolean) {
      if (isShared) local.setItem(SHARED_COMPUTER_KEY, "true");
      else local.removeItem(SHARED_COMPUTER_KEY);
    },

    /** Stores why the person was sent to the provider's logout, for the page they return to. */
    rememberLogoutReason: (why: Leave["why"]) => session.setItem(COMING_BACK_KEY, why),
    takeLogoutReason: (): Leave["why"] | null => {
      const why = take(COMING_BACK_KEY);
      return why === "person" || why === "timedOut" || why === "noExpiry" ? why : null;
    },

    /** The provider's session could not be ended: the next sign-in must prompt for an account. */
    requirePrompt: () => session.setItem(PROMPT_REQUIRED_KEY, "true"),
    isPromptRequired: () => session.getItem(PROMPT_REQUIRED_KEY) === "true",
    clearPromptRequired: () => session.removeItem(PROMPT_REQUIRED_KEY),

    takeRedirectAnswer: () => take(REDIRECT_ANSWER_KEY),
  };
}
