import type { AuditEntry } from "@metatron/contract/audit/audit";
import { personalDataKinds } from "@metatron/contract/personal-data/constants";
import { roles } from "@metatron/contract/roles";
import { dayOf } from "../../lib/amounts.ts";
import type { Translator } from "../../lib/translator.ts";

export interface DetailLine {
  name: string;
  label: string;
  value: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const DAY_CHARS = 10;
/** The fields in which a missing value means that there is no limit. */
const LIMITS = new Set(["days", "tokens", "money", "steps", "seconds", "cost"]);

/** What an entry changed, in words. Ids without a name are left out; the export has them. */
export function describeDetails(
  i18n: Translator,
  { details, names }: Pick<AuditEntry, "details" | "names">,
): DetailLine[] {
  const { t, language } = i18n;
  return Object.entries(details).flatMap(([name, value]) => {
    const text = write(name, value);
    return text === "" ? [] : [{ name, label: worded(`audit.fields.${name}`) ?? name, value: text }];
  });

  function write(name: string, value: unknown): string {
    if (value === null || value === undefined) return LIMITS.has(name) ? t("audit.noLimit") : "";
    if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
    if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
    if (typeof value === "string") return writeText(name, value);
    if (Array.isArray(value)) {
      if (value.length === 0) return t("audit.none");
      return value
        .map((each) => write(name, each))
        .filter((text) => text !== "")
        .join(", ");
    }
    return Object.entries(value)
      .map(([key, each]) => write(key, each))
      .filter((text) => text !== "")
      .join(" · ");
  }

  function writeText(name: string, text: string): string {
    const known = names[text];
    if (known !== undefined) return known;
    if (UUID.test(text)) return "";
    const role = roles.find((each) => each === text);
    if (role) return t(`roles.${role}`);
    const kind = personalDataKinds.find((each) => each === text);
    if (name === "kind" && kind) return t(`personalData.kinds.${kind}`);
    // Noon, because midnight in UTC is the day before west of Greenwich.
    if (DAY.test(text)) return dayOf(text.length === DAY_CHARS ? `${text}T12:00` : text, language);
    return worded(`audit.values.${name}.${text}`) ?? text;
  }

  /** The keys come from recorded entries, so that only `exists` can tell whether there is a text. */
  function worded(key: string): string | undefined {
    return i18n.exists(key) ? t(key as "audit.none") : undefined;
  }
}
