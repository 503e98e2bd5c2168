import { session } from "../../../features/session/texts/pt.ts";
import { dialog } from "./dialog.ts";
import { faults } from "./faults.ts";
import { shell } from "./shell.ts";

/** Texts shown before the sign-in. */
export const signedOut = { ...dialog, faults, session, shell };
