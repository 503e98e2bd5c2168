import { list } from "../../../features/chat/list/texts/pt.ts";
import { chat } from "../../../features/chat/texts/pt.ts";
import { welcome } from "../../../features/chat/welcome/texts/pt.ts";
import { commands } from "../../../features/commands/texts/pt.ts";
import { files } from "../../../features/files/texts/pt.ts";
import { recommendations } from "../../../features/recommendations/texts/pt.ts";
import { speech } from "../../../features/speech/texts/pt.ts";
import { signedOut } from "./area-signed-out.ts";
import { errors } from "./errors.ts";
import { palette } from "./palette.ts";

/** Texts of the frame and of a new conversation. */
export const signedIn = {
  ...signedOut,
  chat,
  commands,
  errors,
  files,
  list,
  palette,
  recommendations,
  speech,
  welcome,
};
