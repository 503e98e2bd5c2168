import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

export type FieldPlace = "query" | "body" | "multipart";

export interface TextField {
  place: FieldPlace;
  /** `*` is any element of an array, `{}` the key of an entry. */
  path: readonly string[];
  schema: z.ZodType;
  max: number;
}

/** Every free text that a call accepts, derived from its schemas. Ids, days, enums and URLs are excluded. */
export function findTextFields({ query, body, multipart }: Endpoint): TextField[] {
  const places = Object.entries({ query, body, multipart }) as [FieldPlace, z.ZodType | undefined][];
  return places.flatMap(([place, schema]) =>
    schema ? textsIn(schema, []).map((found) => ({ place, ...found })) : [],
  );
}

type Found = Omit<TextField, "place">;

function textsIn(schema: z.ZodType, path: readonly string[]): Found[] {
  if (schema instanceof z.ZodString)
    return [{ path, schema, max: schema.maxLength ?? Number.POSITIVE_INFINITY }];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => textsIn(asType(field), [...path, name]));
  }
  if (schema instanceof z.ZodArray) return textsIn(asType(schema.element), [...path, "*"]);
  if (schema instanceof z.ZodRecord) {
    return [
      ...textsIn(asType(schema.keyType), [...path, "{}"]),
      ...textsIn(asType(schema.valueType), [...path, "*"]),
    ];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsIn(asType(option), path));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return textsIn(asType(schema.unwrap()), path);
  }
  if (schema instanceof z.ZodPipe) return textsIn(asType(schema.in), path);
  if (schema instanceof z.ZodTuple) {
    return schema.def.items.flatMap((item, at) => textsIn(asType(item), [...path, String(at)]));
  }
  return [];
}

// Zod types inner schemas by its core; each of ours is created with the classic builders.
const asType = (schema: z.core.$ZodType) => schema as z.ZodType;
