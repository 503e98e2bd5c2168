import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Notice } from "../../ui/notice.tsx";
import { useSeenReplies } from "./case-replies.ts";
import { CaseRow } from "./case-row.tsx";
import { CasesFrame } from "./cases-frame.tsx";
import { casesQuery } from "./cases-query.ts";

export function OwnCases({ conversationLink }: { conversationLink: (id: string) => ReactNode }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(casesQuery);
  const items = query.data?.pages.flatMap((page) => page.items);
  useSeenReplies(items);
  const replies = items?.filter(({ hasNewReply }) => hasNewReply).length ?? 0;
  return (
    <CasesFrame query={query} count={items?.length} empty={t("cases.empty")}>
      {replies > 0 && (
        <li className="list-none">
          <Notice tone="info" variant="box" icon={Inbox}>
            {t("cases.repliesBanner", { count: replies })}
          </Notice>
        </li>
      )}
      {items?.map((given) => (
        <CaseRow
          key={given.id}
          given={given}
          conversation={given.conversationId && conversationLink(given.conversationId)}
        />
      ))}
    </CasesFrame>
  );
}
