import { list } from "../../../features/chat/list/texts/en.ts";
import { chat } from "../../../features/chat/texts/en.ts";
import { welcome } from "../../../features/chat/welcome/texts/en.ts";
import { commands } from "../../../features/commands/texts/en.ts";
import { files } from "../../../features/files/texts/en.ts";
import { recommendations } from "../../../features/recommendations/texts/en.ts";
import { speech } from "../../../features/speech/texts/en.ts";
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
