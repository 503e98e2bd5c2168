import { dialog } from "./dialog.ts";
import { errors } from "./errors.ts";
import { faults } from "./faults.ts";
import { palette } from "./palette.ts";
import { rooms } from "./rooms.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { shell } from "./shell.ts";
import { welcome } from "./welcome.ts";

export const es = { ...dialog, errors, faults, palette, rooms, session, settings, shell, welcome };
