import type { DoorTexts } from "../texts.ts";
import { dialog } from "./dialog.ts";
import { faults } from "./faults.ts";
import { session } from "./session.ts";
import { shell } from "./shell.ts";

/** What is said before somebody is signed in. */
export const door = { ...dialog, faults, session, shell } satisfies DoorTexts;
