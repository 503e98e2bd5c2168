import { chat } from "./chat.ts";
import { commands } from "./commands.ts";
import { dialog } from "./dialog.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { files } from "./files.ts";
import { list } from "./list.ts";
import { palette } from "./palette.ts";
import { rooms } from "./rooms.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";
import { speech } from "./speech.ts";
import { welcome } from "./welcome.ts";

/** What the frame and a new conversation say. */
export const texts = {
  ...dialog,
  chat,
  commands,
  errors,
  faults,
  files,
  list,
  palette,
  rooms,
  session,
  shell,
  speech,
  welcome,
};
