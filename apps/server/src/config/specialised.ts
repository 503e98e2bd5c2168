import { readFileSync } from "node:fs";
import { parseCleanJson } from "@metatron/text/clean-text";
import { z } from "zod";
import {
  defaultSpecialised,
  type SpecialisedConfig,
  specialisedConfig,
} from "../modules/specialised/index.ts";
import { StartError } from "../start-error.ts";
import type { Config } from "./config.ts";

/** The shipped categories and contacts, overridden by the configured file. */
export function specialisedConfigOf({ SPECIALISED_FILE: path }: Config): SpecialisedConfig {
  if (!path) return defaultSpecialised;
  try {
    const given = parseCleanJson(readFileSync(path, "utf8"));
    return specialisedConfig.parse({
      ...defaultSpecialised,
      ...z.record(z.string(), z.unknown()).parse(given),
    });
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : "it can't be read as JSON";
    throw new StartError(`SPECIALISED_FILE ${path}: ${reason}`);
  }
}
