import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { fieldOf, isObject, listOf, numberOf, plainValue, textOf } from "./tool-value.ts";

/** Opens what a search found. Undefined where nothing can be opened. */
export interface OpenSource {
  /** The numbers that people see, by the numbers of the answer's citations. */
  cited: ReadonlyMap<number, number>;
  onCitation: ((n: number) => void) | undefined;
  onFile: ((fileId: string) => void) | undefined;
}

/** A hit of a search, as far as the result names it. */
interface Hit {
  n: number | null;
  title: string;
  page: string;
  text: string;
  url: string;
  fileId: string;
  conversationId: string;
}

const MOST_HITS = 20;
const LONGEST_TEXT = 300;
const WEB = /^https?:/;
const LISTS = ["passages", "documents", "conversations", "results", "pages", "tables"];
const CITED = /^\[(\d+)\]$/;

/** Null where the result is not a list of things that have a name. Passages of one document have its title. */
export function hitsOf(output: unknown): Hit[] | null {
  const list = listOf(output, ...LISTS);
  if (!list) return null;
  const document = { title: textOf(output, "title"), fileId: textOf(output, "documentId") };
  const hits = list.filter(isObject).map((hit) => toHit(hit, document));
  return hits.some(({ title }) => title === "") ? null : hits;
}

function toHit(hit: object, document: Pick<Hit, "title" | "fileId">): Hit {
  const url = textOf(hit, "url", "uri");
  return {
    n: numberOf(hit, "n") ?? citedNumber(textOf(hit, "cite", "source")),
    title: textOf(hit, "title", "file", "section") || document.title || url,
    page: textOf(hit, "page"),
    text: textOf(hit, "text", "snippet") || plainValue(listOf(fieldOf(hit, "excerpts"))?.[0] ?? ""),
    url: WEB.test(url) && URL.canParse(url) ? url : "",
    fileId: textOf(hit, "documentId", "fileId") || document.fileId,
    conversationId: textOf(hit, "conversationId"),
  };
}

/** The result writes the number as the answer must: `[3]`. */
function citedNumber(cite: string): number | null {
  const found = CITED.exec(cite)?.[1];
  return found === undefined ? null : Number(found);
}

/** What a search found, as a list; hits open as sources. */
export function ToolHits({ hits, openSource }: { hits: readonly Hit[]; openSource: OpenSource }) {
  const { t } = useTranslation();
  if (hits.length === 0) return <p className="mt-1 text-sm">{t("toolCalls.details.none")}</p>;
  const shown = hits.slice(0, MOST_HITS);
  const left = hits.length - shown.length;
  return (
    <>
      <ul className="mt-1 border-t border-border">
        {shown.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a passage may occur twice, and the order never changes.
          <li key={at} className="border-b border-border py-1.5">
            <p className="flex items-baseline gap-2">
              <HitName hit={hit} openSource={openSource} />
              {hit.page !== "" && (
                <span className="ml-auto flex-none text-xs text-text-subtle tabular-nums">
                  {t("toolCalls.details.page", { page: hit.page })}
                </span>
              )}
            </p>
            {hit.text !== "" && <p className="line-clamp-2 wrap-anywhere">{cut(hit.text)}</p>}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-1 text-xs">{t("toolCalls.details.more", { count: left })}</p>}
    </>
  );
}

const LINK =
  "min-w-0 text-left font-medium wrap-anywhere text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-touch";

function HitName({ hit, openSource }: { hit: Hit; openSource: OpenSource }): ReactNode {
  const { n, title, url, fileId, conversationId } = hit;
  const { cited, onCitation, onFile } = openSource;
  const number = n === null ? undefined : cited.get(n);
  // A passage that the answer does not cite has no number in it.
  const name = number === undefined ? title : `[${number}] ${title}`;
  if (n !== null && onCitation && cited.has(n)) {
    return (
      <button type="button" className={LINK} onClick={() => onCitation(n)}>
        {name}
      </button>
    );
  }
  if (fileId !== "" && onFile) {
    return (
      <button type="button" className={LINK} onClick={() => onFile(fileId)}>
        {name}
      </button>
    );
  }
  if (conversationId !== "") {
    return (
      <Link to="/chat/$conversationId" params={{ conversationId }} className={LINK}>
        {name}
      </Link>
    );
  }
  if (url !== "") {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
        {name}
      </a>
    );
  }
  return <span className="min-w-0 font-medium wrap-anywhere">{name}</span>;
}

const cut = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** The ids of the pictures in a result. */
export function pictureIdsOf(output: unknown): string[] {
  return (listOf(output, "fileIds") ?? []).filter((id) => typeof id === "string");
}
