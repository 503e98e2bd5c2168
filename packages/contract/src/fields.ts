import { cleanLine, cleanText } from "@metatron/text/clean-text";
import { cutFileName } from "@metatron/text/cut-text";
import { isEmoji } from "@metatron/text/is-emoji";
import { z } from "zod";
import { MAX_FILE_NAME_CHARS, MAX_NAME_CHARS } from "./limits.ts";

/** Ids are lower case everywhere, as the database writes them, so that they compare as strings. */
export const id = z.uuid().toLowerCase();

/** UTC, ISO 8601, with `Z`. */
export const instant = z.iso.datetime();

export const day = z.iso.date();

/**
 * Text of several lines; empty is allowed. `max` counts code points here and below, as zod and JSON Schema do, before
 * the text is cleaned: an emoji is one or more of them. A text cut to as many UTF-16 units always fits.
 */
export const text = (max: number) => z.string().max(max).overwrite(cleanText);

/** Non-blank text. Its whitespace is kept: indentation is part of pasted code. */
export const filledText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .overwrite(cleanText)
    .refine((value) => value.trim() !== "", { error: "must not be blank" });

/** A single line: a name, a title. */
export const line = (max: number) => z.string().max(max).overwrite(cleanLine).min(1);

/** Longer names are shortened and keep their extension: people can't rename a file in a page that rejects it. */
export const fileName = z
  .string()
  .max(MAX_FILE_NAME_CHARS * 4)
  .overwrite((value) => cutFileName(cleanLine(value), MAX_FILE_NAME_CHARS))
  .min(1);

export const email = z.email().max(254).toLowerCase();

/** A model's id is defined by the provider, so only its length is validated. */
export const modelId = line(MAX_NAME_CHARS);

export const count = z.int().min(0);

/** Exactly one emoji as displayed, flags and skin tones included. */
export const emoji = z.string().max(64).refine(isEmoji, { error: "must be one emoji" });
