import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { timeAgo } from "../../../lib/time-ago.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Notice } from "../../../ui/notice.tsx";
import { reviewsQuery } from "../life/life-queries.ts";

/** For reviewers: the assistants that wait for them. Everyone else gets an empty list and sees nothing. */
export function WaitingReviews() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(reviewsQuery);
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Notice
      tone="info"
      variant="box"
      title={t("assistants.reviews.waiting", { count: items.length })}
      className="mb-5"
    >
      <ul className="mt-1 grid gap-1">
        {items.map(({ assistantId, name, requestedBy, requestedAt }) => (
          <li key={assistantId} className="flex flex-wrap gap-x-2">
            <Link
              to="/assistants/$assistantId/review"
              params={{ assistantId }}
              className="font-medium text-accent-text underline underline-offset-2"
            >
              {name}
            </Link>
            <span className="text-text-muted">
              {requestedBy?.name}
              {" · "}
              {timeAgo(requestedAt, { now: new Date(), language: i18n.language })}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
