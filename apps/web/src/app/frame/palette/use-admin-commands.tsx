import { isAdmin } from "@metatron/contract/roles";
import { useNavigate } from "@tanstack/react-router";
import { ChartNoAxesColumn } from "lucide-react";
import { usePerson } from "../../../features/session/use-person.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import type { Command } from "../../../ui/command-palette.tsx";
import { adminScreens } from "../../admin-screens.tsx";
import { matching } from "./matching.ts";

/** The administration screens that match. Without a query none, because the pages list the first of them. */
export function useAdminCommands(query: string): Command[] {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const { setDrawerOpen } = useShell();
  const navigate = useNavigate();
  if (!isAdmin(roles) || query.trim() === "") return [];
  const commands = adminScreens.map(({ path }) => ({
    id: `admin ${path}`,
    label: t(`admin.screens.${path}`),
    detail: t("shell.admin"),
    keywords: [t("shell.admin")],
    icon: <ChartNoAxesColumn />,
    onSelect() {
      setDrawerOpen(false);
      void navigate({ to: "/admin/$screen", params: { screen: path } });
    },
  }));
  return matching(commands, query);
}
