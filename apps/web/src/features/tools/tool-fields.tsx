import { useTranslation } from "../../lib/use-translation.ts";
import { fieldOf, isObject, listOf, plainValue, readableName } from "./tool-value.ts";

const MOST_FIELDS = 30;

/** The fields of an input or output, each with its name; a plain text as it is. */
export function ToolFields({ value }: { value: unknown }) {
  const { t } = useTranslation();
  if (!isObject(value)) return <ToolText text={readableText(value)} />;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== "");
  const [first] = fields;
  // The usual result of another system: nothing but its text.
  if (fields.length === 1 && first && TEXT_FIELDS.includes(first[0]))
    return <ToolText text={readableText(first[1])} />;
  return (
    <dl className="mt-1">
      {fields.slice(0, MOST_FIELDS).map(([name, field]) => (
        <div key={name} className="py-0.5 handset:grid handset:grid-cols-[8rem_1fr] handset:gap-x-3">
          <dt className="text-xs leading-5 text-text-subtle first-letter:uppercase">{readableName(name)}</dt>
          <dd className="min-w-0">
            <ToolText
              text={
                typeof field === "boolean"
                  ? t(`toolCalls.details.${field ? "yes" : "no"}`)
                  : readableText(field)
              }
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TEXT_FIELDS = ["text", "content", "result", "message"];

/** Lists of texts become lines; text parts, the form of other systems' results, become their text. */
function readableText(value: unknown): string {
  const list = listOf(value);
  if (list === null) return value === null || value === undefined ? "" : plainValue(value);
  const lines = list.map((item) => {
    const text = fieldOf(item, "text");
    return plainValue(typeof text === "string" ? text : item);
  });
  return plainValue(lines.join("\n"));
}

/** Plain text: it is untrusted data and never markup. */
function ToolText({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}
