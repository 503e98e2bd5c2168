import { LogOut } from "lucide-react";
import { useState } from "react";
import { useLogout } from "../../../features/session/use-logout.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { CommandPalette } from "../../../ui/command-palette.tsx";
import { type CommandGroup, joinLate, orderOf, type ShownOrder } from "./join-late.ts";
import { matching } from "./matching.ts";
import { useAdminCommands } from "./use-admin-commands.tsx";
import { useAssistantCommands } from "./use-assistant-commands.tsx";
import { useConversationCommands } from "./use-conversation-commands.tsx";
import { useFoundCommands } from "./use-found-commands.tsx";
import { useOwnFileCommands } from "./use-own-file-commands.tsx";
import { usePageCommands } from "./use-page-commands.tsx";
import { usePreferenceCommands } from "./use-preference-commands.tsx";
import { usePromptCommands } from "./use-prompt-commands.tsx";

/** One search over pages, assistants, prompts, conversations, own files, screens, settings, messages and documents. */
export function Palette() {
  const { t } = useTranslation();
  const { isSearchOpen, setSearchOpen } = useShell();
  const [query, setQuery] = useState("");
  const logout = useLogout();
  const pages = usePageCommands();
  const assistants = useAssistantCommands(query);
  const prompts = usePromptCommands(query);
  const conversations = useConversationCommands(query);
  const preferences = usePreferenceCommands(query);
  const ownFiles = useOwnFileCommands(query);
  const adminScreens = useAdminCommands(query);
  const { messages, documents, state } = useFoundCommands(query);
  const session = [{ id: "logout", label: t("shell.logout"), icon: <LogOut />, onSelect: logout }];
  // Messages and documents are found last, so they are at the end.
  const groups = useJoined(query, [
    { heading: t("palette.pages"), commands: matching(pages, query) },
    { heading: t("palette.assistants"), commands: assistants },
    { heading: t("palette.prompts"), commands: prompts },
    { heading: t("list.palette.conversations"), commands: conversations },
    { heading: t("palette.ownFiles"), commands: ownFiles },
    { heading: t("palette.administration"), commands: adminScreens },
    { heading: t("palette.preferences"), commands: matching(preferences, query) },
    { heading: t("palette.session"), commands: matching(session, query) },
    { heading: t("palette.messages"), commands: messages },
    { heading: t("palette.documents"), commands: documents },
  ]);
  return (
    <CommandPalette
      open={isSearchOpen}
      onOpenChange={(isOpen) => {
        setSearchOpen(isOpen);
        if (!isOpen) setQuery("");
      }}
      label={t("palette.title")}
      placeholder={t("palette.placeholder")}
      emptyText={t(state === "searching" ? "list.searching" : "palette.empty")}
      groups={groups}
      query={query}
      onQueryChange={setQuery}
      footer={state === "hereOnly" && t("list.hereOnly")}
    />
  );
}

/** Rows that arrive after others of the same query are added below them. */
function useJoined(query: string, groups: readonly CommandGroup[]): CommandGroup[] {
  const [shown, setShown] = useState<{ query: string; order: ShownOrder }>({ query, order: [] });
  const joined = joinLate(shown.query === query ? shown.order : [], groups);
  const order = orderOf(joined);
  const isShown = shown.query === query && JSON.stringify(shown.order) === JSON.stringify(order);
  if (!isShown) setShown({ query, order });
  return joined;
}
