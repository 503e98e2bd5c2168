import fc from "fast-check";

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

export interface Known {
  components: Record<string, Schema>;
  /** Ids of things that exist, of every kind, some of them other people's. */
  ids: readonly string[];
}

const MOST_DEPTH = 6;
const MOST_ITEMS = 3;

/** Characters that have broken something somewhere: controls, lone surrogates, joined emoji, other directions. */
export const ODD_STRINGS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff x",
  "\u202eabc",
  "\ufeff",
  "👩‍👩‍👧‍👦",
  "e\u0301".repeat(50),
  "İıſK",
  "'; drop table people; --",
  "%_\\",
  "{{7*7}} #{7*7}",
  "[[script:normal tokens=2]]",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "1e999",
  "-0",
  "x".repeat(5000),
  "(".repeat(2000),
  "\n".repeat(2000),
];

export const oddString = fc.oneof(
  fc.constantFrom(...ODD_STRINGS),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Anything that JSON can say. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  oddString,
  oddNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { __proto__x: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that a JSON Schema allows, or nearly: its patterns and refinements are left to chance. */
export function valueFor(schema: Schema, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (depth > MOST_DEPTH) return fc.constant(null);
  const deeper = (inner: Schema) => valueFor(inner, known, depth + 1);
  if (schema.$ref) return deeper(known.components[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(deeper));
  if (schema.allOf?.[0]) return deeper(schema.allOf[0]);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "string":
      return stringOf(schema, known);
    case "integer":
      return integerOf(schema);
    case "number":
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(deeper(schema.items ?? {}), {
        minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case "object":
      return objectOf(schema, known, depth);
  }
  return anything;
}

function objectOf(schema: Schema, known: Known, depth: number): fc.Arbitrary<unknown> {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(([name, inner]) => [
      name,
      valueFor(inner, known, depth + 1),
    ]);
    const requiredKeys = required.filter((name) => name in properties);
    return recordOf(Object.fromEntries(fields), requiredKeys);
  }
  const values = typeof additionalProperties === "object" ? additionalProperties : {};
  const names = propertyNames ? valueFor(propertyNames, known, depth + 1).map(String) : fc.string();
  return fc.dictionary(names, valueFor(values, known, depth + 1), {
    maxKeys: MOST_ITEMS,
    noNullPrototype: true,
  });
}

/** `fc.record` knows its keys by type, which a schema that is read at run time does not have. */
export const recordOf = (
  fields: Record<string, fc.Arbitrary<unknown>>,
  requiredKeys: readonly string[],
): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(fields, { requiredKeys: requiredKeys as never[] }) as fc.Arbitrary<Record<string, unknown>>;

function stringOf({ format, minLength = 0, maxLength }: Schema, { ids }: Known): fc.Arbitrary<string> {
  switch (format) {
    case "uuid":
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, { weight: 2, arbitrary: fc.uuid() });
    case "date-time":
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    case "date":
      return fc.constantFrom("2026-01-01", "2024-02-29", "0001-01-01", "9999-12-31");
    case "email":
      return fc.emailAddress();
  }
  const plain = fc.constantFrom("Hola", "¿Cuántos días de vacaciones tengo?", "a", "gpt-5", "1");
  const long = fc.constant("x".repeat(Math.min(maxLength ?? 200, 20_000)));
  return fc
    .oneof(
      { weight: 6, arbitrary: plain },
      { weight: 3, arbitrary: oddString },
      { weight: 1, arbitrary: long },
    )
    .map((text) => (text.length < minLength ? text.padEnd(minLength, "a") : text.slice(0, maxLength)));
}

function integerOf({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema): fc.Arbitrary<number> {
  const [least, most] = [Math.max(minimum, -(2 ** 53)), Math.min(maximum, 2 ** 53)];
  const edges = fc.constantFrom(least, most);
  return fc.oneof(fc.integer({ min: Math.max(least, -1000), max: Math.min(most, 1000) }), edges);
}
