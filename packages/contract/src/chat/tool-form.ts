import { z } from "zod";
import { text } from "../fields.ts";
import { formAnswers, formFieldKinds, MAX_FORM_FIELDS, MAX_REPLY_CHARS } from "./constants.ts";

const MAX_FIELD_NAME_CHARS = 200;

const formValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type FormValue = z.infer<typeof formValue>;

/** One field of a question that another system asks during a call. */
export const formField = z
  .object({
    name: z.string(),
    label: z.string(),
    hint: z.string().nullable(),
    kind: z.enum(formFieldKinds),
    required: z.boolean(),
    // For `choice` and `choices`; empty otherwise.
    options: z.array(z.object({ value: z.string(), label: z.string() })),
    // Of a number, the length of a text, or the number of choices; null: no limit.
    min: z.number().nullable(),
    max: z.number().nullable(),
    initial: formValue.nullable(),
  })
  .meta({ id: "FormField" });
export type FormField = z.infer<typeof formField>;

/** A question that another system asks the person during a call. */
export const toolForm = z
  .object({
    // The person answers under this id.
    id: z.string(),
    message: z.string(),
    // A page of the other system that the person opens; null for a form.
    url: z.string().nullable(),
    fields: z.array(formField).max(MAX_FORM_FIELDS),
  })
  .meta({ id: "ToolForm" });
export type ToolForm = z.infer<typeof toolForm>;

/** `cancel`: nobody answered in time. */
export const formAnswer = z
  .object({ action: z.enum(formAnswers), values: z.record(z.string(), formValue) })
  .meta({ id: "ToolFormAnswer" });
export type FormAnswer = z.infer<typeof formAnswer>;

/** A question of another system with its answer. */
export const answeredForm = z.object({ form: toolForm, answer: formAnswer }).meta({ id: "AnsweredToolForm" });
export type AnsweredForm = z.infer<typeof answeredForm>;

const sentText = text(MAX_REPLY_CHARS);

/** The person's answer as the browser sends it; the tool checks the values against its fields. */
export const sentFormAnswer = z.strictObject({
  action: z.enum(formAnswers).exclude(["cancel"]),
  values: z
    .record(
      text(MAX_FIELD_NAME_CHARS),
      z.union([sentText, z.number(), z.boolean(), z.array(sentText).max(100)]),
    )
    .refine((values) => Object.keys(values).length <= MAX_FORM_FIELDS, "has too many fields"),
});
