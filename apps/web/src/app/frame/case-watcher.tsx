import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { caseRepliesQuery } from "../../features/cases/case-replies.ts";
import { CASES_KEY } from "../../features/cases/cases-query.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";

/** Announces replies to the person's cases, wherever the person is in the app. */
export function CaseWatcher() {
  const { t } = useTranslation();
  const { data: replied, dataUpdatedAt } = useQuery(caseRepliesQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const announced = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each fetch looks again whether a dialog is still open.
  useEffect(() => {
    // The page of the cases shows the reply itself; a dialog would be covered on a phone.
    if (pathname === "/cases" || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const fresh = replied?.filter(({ id, updatedAt }) => !announced.current.has(`${id} ${updatedAt}`)) ?? [];
    const [newest] = fresh;
    if (!newest) return;
    // An open page of the case, or its conversation, shows the reply at once.
    void queries.invalidateQueries({ queryKey: CASES_KEY });
    for (const { id, updatedAt } of fresh) announced.current.add(`${id} ${updatedAt}`);
    toast({
      text: t("shell.caseReplied", { number: newest.caseNumber }),
      action: { label: t("shell.openCases"), onAction: () => void navigate({ to: "/cases" }) },
    });
  }, [replied, dataUpdatedAt, pathname, navigate, queries, t]);
  return null;
}
