/** Technical facts by their names, as a problem report carries them. */
type Context = Record<string, string | number | boolean | null | string[]>;

const TOKEN =
  /\beyJ(?:(?!\beyJ)[\w-])+\.[\w-]+(\.[\w-]*)?|\bBearer\s+\S+|\b(sk|pk|key|ghp|xox[a-z])[-_][\w-]{12,}/gi;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** What follows a question mark may hold searches, codes of a sign-in and signatures. */
const QUERY = /\?[^\s"']*/g;
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LONG_NUMBER = /\b\d{7,}\b/g;

/** A technical text without what tells who somebody is or opens a door. */
export function redactText(text: string): string {
  return text
    .replace(TOKEN, "[…]")
    .replace(EMAIL, "[…@…]")
    .replace(QUERY, "")
    .replace(ID, "{id}")
    .replace(LONG_NUMBER, "[…]");
}

/** The ids of requests stay: they are what finds a fault in the log, and say nothing by themselves. */
export function redactContext(context: Context): Context {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name, name === "requestIds" ? value : redacted(value)]),
  );
}

function redacted(value: Context[string]): Context[string] {
  if (typeof value === "string") return redactText(value);
  return Array.isArray(value) ? value.map(redactText) : value;
}
