import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { GlossaryEditor } from "../../features/glossary/glossary-editor.tsx";
import { Button } from "../../ui/button.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { Page } from "../shell/page.tsx";
import { Row, Rows } from "../shell/rows.tsx";

export function AdminPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const glossaryId = useId();
  return (
    <Page title={t("shell.admin")}>
      <div className="grid max-w-column gap-8">
        <Rows title={t("glossary.cases")}>
          <Row label={t("glossary.cases")} hint={t("glossary.casesHint")}>
            <Button onClick={() => void navigate({ to: "/cases" })}>{t("glossary.openCases")}</Button>
          </Row>
        </Rows>
        <section aria-labelledby={glossaryId} className="grid gap-3">
          <div>
            <h2 id={glossaryId} className="text-sm font-medium text-text-muted">
              {t("glossary.title")}
            </h2>
            <p className="mt-1 max-w-measure text-text-muted">{t("glossary.lede")}</p>
          </div>
          <GlossaryEditor
            failure={(error, onRetry) => (
              <LoadFailure title={t("glossary.loadFailed")} error={error} onRetry={onRetry} />
            )}
          />
        </section>
      </div>
    </Page>
  );
}
