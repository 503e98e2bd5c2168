import type { Citation } from "@metatron/contract/citation";
import type { Notice } from "@metatron/contract/stream-parts";
import { type Passage, passageNumber } from "../../adapters/models/index.ts";
import { isClaimSupported } from "./check-claim.ts";
import { type Claim, claimsIn } from "./claims-in.ts";

/** A passage that an answer may cite, with what a reader needs to find it again and to judge it. */
export type CitablePassage = Passage &
  Pick<Citation, "fileId" | "start" | "end" | "revision" | "validUntil"> & {
    url?: string | null;
    mediaType?: string;
    fileName?: string;
  };

/** The passages that the text really refers to, by number, each with whether it says what it is cited for. */
export function citedPassages(text: string, passages: readonly CitablePassage[]): Citation[] {
  const claims = claimsIn(text);
  return passages.flatMap((passage, at) => {
    const n = passageNumber(passage, at);
    const made = claims.filter(({ numbers }) => numbers.includes(n));
    if (made.length === 0) return [];
    const { fileId, title, page, start, end, revision, validUntil, url, isSuperseded } = passage;
    const place = { page: page ?? null, start, end };
    const verified = made.every((claim) => isClaimSupported(claim.text, textsBehind(claim, passages)));
    return [
      {
        ...{ n, fileId, title, ...place, passage: passage.text, revision, validUntil, verified },
        ...(url ? { url } : {}),
        ...(isSuperseded ? { superseded: true } : {}),
      },
    ];
  });
}

/** The passage that an answer cites by this number. */
export const passageOf = <T extends Pick<Passage, "n">>(passages: readonly T[], n: number): T | undefined =>
  passages.find((passage, at) => passageNumber(passage, at) === n);

/** Documents that are cited though they are no longer valid. */
export function outdatedNotices(
  citations: readonly Citation[],
  passages: readonly CitablePassage[],
): Notice[] {
  const notices = new Map<string, Notice>();
  for (const { n, title, validUntil } of citations) {
    const { isExpired, isSuperseded } = passageOf(passages, n) ?? {};
    if (isExpired && validUntil)
      notices.set(`expired ${title}`, { kind: "document_expired", title, validUntil });
    if (isSuperseded) notices.set(`superseded ${title}`, { kind: "document_superseded", title });
  }
  return [...notices.values()];
}

/** A statement may rest on several passages together. */
function textsBehind({ numbers }: Claim, passages: readonly CitablePassage[]): string {
  return numbers
    .flatMap((number) => {
      const passage = passageOf(passages, number);
      return passage ? [passage.title, passage.section ?? "", passage.text] : [];
    })
    .join("\n");
}
