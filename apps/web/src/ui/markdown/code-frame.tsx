import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";
import { languageId, languageName } from "./highlight/languages.ts";
import { useMarkdown } from "./markdown-context.ts";
import { cleanText } from "./parse/clean-text.ts";
import { useCopied } from "./use-copied.ts";

interface CodeFrameProps {
  language: string;
  copyText: string;
  /** Additional buttons in the header. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function CodeFrame({ language, copyText, actions, footer, children }: CodeFrameProps) {
  const { labels } = useMarkdown();
  const { isCopied, copy } = useCopied();
  const name = languageName(languageId(language)) ?? (cleanText(language) || labels.code);
  return (
    <figure className="md-code" dir="ltr">
      <figcaption>
        <span className="md-code-name">{name}</span>
        {actions}
        <IconButton
          size="sm"
          label={isCopied ? labels.copied : labels.copyCode}
          onClick={() => copy(() => navigator.clipboard.writeText(copyText))}
        >
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code wider than its frame is scrolled with the keys. */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
      {footer}
    </figure>
  );
}
