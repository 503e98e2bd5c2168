import { isAdmin } from "@metatron/contract/roles";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../lib/use-translation.ts";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { usePerson } from "../session/use-person.ts";
import { OwnCases } from "./own-cases.tsx";

/** The person's own cases and their states; everyone's are in the administration. */
export function CasesPage() {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const tools = isAdmin(roles) && (
    <Button asChild>
      <Link to="/admin/$screen" params={{ screen: "cases" }}>
        {t("cases.all")}
      </Link>
    </Button>
  );
  return (
    <Page title={t("shell.cases")} tools={tools}>
      <OwnCases
        conversationLink={(conversationId) => (
          <Link to="/chat/$conversationId" params={{ conversationId }} className="text-accent-text underline">
            {t("cases.conversation")}
          </Link>
        )}
      />
    </Page>
  );
}
