import { list } from "../../../features/chat/list/texts/es.ts";
import { chat } from "../../../features/chat/texts/es.ts";
import { welcome } from "../../../features/chat/welcome/texts/es.ts";
import { commands } from "../../../features/commands/texts/es.ts";
import { files } from "../../../features/files/texts/es.ts";
import { recommendations } from "../../../features/recommendations/texts/es.ts";
import { speech } from "../../../features/speech/texts/es.ts";
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
