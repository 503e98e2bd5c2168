import { Image } from "lucide-react";
import { useMarkdown } from "./markdown-context.ts";
import { hostOf } from "./parse/safe-url.ts";

export function ImageView({ href, alt }: { href: string | null; alt: string }) {
  const { labels, allowImage } = useMarkdown();
  if (href !== null && allowImage(href)) {
    return <img src={href} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  }
  const name = (
    <>
      <Image aria-hidden="true" />
      {alt || labels.image}
    </>
  );
  if (href === null) return <span className="md-image">{name}</span>;
  return (
    <a className="md-image" href={href} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="md-host">{hostOf(href)}</span>
    </a>
  );
}
