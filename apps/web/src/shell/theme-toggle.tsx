import { Moon, Sun } from "lucide-react";
import { useTranslation } from "../lib/use-translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { changeTheme, useTheme } from "./preferences.ts";

export function ThemeToggle() {
  const { t } = useTranslation();
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={t(other === "dark" ? "shell.toDark" : "shell.toLight")}
      onClick={() => changeTheme(other)}
    >
      {other === "dark" ? <Moon /> : <Sun />}
    </IconButton>
  );
}
