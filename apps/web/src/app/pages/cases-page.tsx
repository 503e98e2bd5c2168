import { isAdmin } from "@metatron/contract/roles";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AllCases } from "../../features/cases/all-cases.tsx";
import { OwnCases } from "../../features/cases/own-cases.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { usePerson } from "../person.ts";
import { Page } from "../shell/page.tsx";

/** One's cases and their states; whoever administers sees everyone's too. */
export function CasesPage() {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const [whose, setWhose] = useState<"mine" | "all">("mine");
  const tools = isAdmin(roles) && (
    <Segmented
      label={t("cases.whose")}
      value={whose}
      onValueChange={setWhose}
      options={[
        { value: "mine", label: t("cases.mine") },
        { value: "all", label: t("cases.all") },
      ]}
    />
  );
  return (
    <Page title={t("shell.cases")} tools={tools}>
      {whose === "all" && isAdmin(roles) ? (
        <AllCases />
      ) : (
        <OwnCases
          conversationLink={(conversationId) => (
            <Link
              to="/chat/$conversationId"
              params={{ conversationId }}
              className="text-accent-text underline"
            >
              {t("cases.conversation")}
            </Link>
          )}
        />
      )}
    </Page>
  );
}
