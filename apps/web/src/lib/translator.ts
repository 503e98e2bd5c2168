/** Texts by key; a key inside a group is written with a dot, as in "files.attach". */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The app adds the type of the Spanish texts, because `lib` may not import them. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by `app/i18n-types.d.ts`.
export interface TextTypes {}

type PluralForm = "one" | "many" | "other";
/** A key that ends like a plural form, such as "too_many", may also be one of its own. */
type WithStem<Key> = Key extends `${infer Stem}_${PluralForm}` ? Key | Stem : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithStem<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

export type TextKey = TextTypes extends { texts: infer Texts } ? KeysOf<Texts> : string;

/** Values for the placeholders of a text. */
export interface TextValues {
  readonly [name: string]: unknown;
  /** A number also chooses the plural form. */
  readonly count?: number | string;
}

export interface Translate {
  (key: TextKey, values?: TextValues): string;
  /** For a key that may be unknown, such as the name of a company's own tool. */
  (key: string, values: TextValues & { readonly defaultValue: string }): string;
}

export interface Translator {
  language: string;
  t: Translate;
  exists(key: string): boolean;
}

/** Formats of placeholders such as `{{quotas.stored, bytes}}`. */
export type TextFormats = Readonly<Record<string, (value: never, language: string) => string>>;

export interface TextDefaults {
  values: object;
  formats: TextFormats;
}

interface TranslatorOptions {
  language: string;
  /** The language whose texts stand in for missing ones. */
  fallback?: string;
  /** By language; more may be added later. */
  trees: ReadonlyMap<string, TextTree>;
  /** Values for every text, and formats besides `number`. */
  defaults?: () => TextDefaults;
}

const PLACEHOLDER = /\{\{([\w.]+)(?:, (\w+))?\}\}/g;
export const NO_DEFAULTS: TextDefaults = { values: {}, formats: {} };

export function createTranslator({
  language,
  fallback = language,
  trees,
  defaults = () => NO_DEFAULTS,
}: TranslatorOptions): Translator {
  const languages = [language, fallback];
  let plurals: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;

  function find(key: string): string | undefined {
    for (const each of languages) {
      const text = valueAt(trees.get(each), key);
      if (typeof text === "string") return text;
    }
    return undefined;
  }

  function findPlural(key: string, count: number): string | undefined {
    plurals ??= new Intl.PluralRules(language);
    return find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`);
  }

  function format(value: unknown, name: string | undefined): string {
    if (value === undefined || value === null) return "";
    if (name === undefined) return String(value);
    if (name === "number") {
      numbers ??= new Intl.NumberFormat(language);
      return numbers.format(Number(value));
    }
    // Safe: a placeholder names a format that fits its value.
    return defaults().formats[name]?.(value as never, language) ?? String(value);
  }

  function fillIn(text: string, values: TextValues): string {
    if (!text.includes("{{")) return text;
    return text.replace(PLACEHOLDER, (_, name: string, formatName: string | undefined) =>
      format(values[name] ?? valueAt(defaults().values, name), formatName),
    );
  }

  return {
    language,
    t(key: string, values: TextValues & { defaultValue?: string } = NO_VALUES) {
      const { count, defaultValue = key } = values;
      const plural = typeof count === "number" ? findPlural(key, count) : undefined;
      return fillIn(plural ?? find(key) ?? defaultValue, values);
    },
    exists: (key) => find(key) !== undefined,
  };
}

const NO_VALUES: TextValues = {};

function valueAt(tree: object | undefined, key: string): unknown {
  let found: unknown = tree;
  for (const part of key.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
}
