import type { Texts } from "../texts.ts";
import { chat } from "./chat.ts";
import { dialog } from "./dialog.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { list } from "./list.ts";
import { messages } from "./messages.ts";
import { palette } from "./palette.ts";
import { rooms } from "./rooms.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { welcome } from "./welcome.ts";

export const en = {
  ...dialog,
  chat,
  errors,
  faults,
  list,
  messages,
  palette,
  rooms,
  session,
  settings,
  shell,
  welcome,
} satisfies Texts;
