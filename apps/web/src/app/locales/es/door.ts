import { dialog } from "./dialog.ts";
import { faults } from "./faults.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";

/** What is said before somebody is signed in; the rest comes with the rooms. */
export const door = { ...dialog, faults, session, shell };
