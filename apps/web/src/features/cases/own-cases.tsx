import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CaseRow } from "./case-row.tsx";
import { CasesFrame } from "./cases-frame.tsx";
import { casesQuery } from "./cases-query.ts";

export function OwnCases({ conversationLink }: { conversationLink: (id: string) => ReactNode }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(casesQuery);
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <CasesFrame query={query} count={items?.length} empty={t("cases.empty")}>
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
