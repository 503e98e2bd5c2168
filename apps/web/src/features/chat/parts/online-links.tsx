import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";

const WEB = /^https?:/;

/** The web pages that an online answer is based on. */
export function OnlineLinks({ urls }: { urls: MessageRow["urls"] }) {
  const { t } = useTranslation();
  // The URLs come from a model: anything but a web page is dropped.
  const pages = urls.filter(({ url }) => URL.canParse(url) && WEB.test(url));
  if (pages.length === 0) return null;
  return (
    <ul aria-label={t("messages.links")} className="mt-4 border-t border-border">
      {pages.map(({ url, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may occur twice, and the order never changes.
        <li key={index} className="border-b border-border">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-9 items-center gap-3 text-sm pointer-coarse:min-h-touch"
          >
            <span className="min-w-0 flex-1 truncate font-medium text-accent-text">{title}</span>
            <span className="max-w-[40%] flex-none truncate text-xs text-text-subtle">
              {new URL(url).hostname.replace(/^www\./, "")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
