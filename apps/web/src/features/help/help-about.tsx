import { lastHttpError } from "../../api/last-http-error.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useBrand } from "../../shell/brand.ts";
import { Row, Rows } from "../../shell/rows.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { openReport } from "../problem-reports/open-report.ts";
import { usePerson } from "../session/use-person.ts";
import { useConfig } from "../status/config.ts";

/** The facts that the service desk asks for first. */
export function HelpAbout() {
  const { t } = useTranslation();
  const { version } = useConfig();
  const { userEmail } = usePerson();
  const brand = BRAND_PROFILES[useBrand()].name;
  const facts = [
    { label: t("help.version"), value: version },
    { label: t("help.brand"), value: brand },
    { label: t("help.account"), value: userEmail },
    { label: t("help.lastError"), value: lastHttpError() ?? t("help.noError") },
  ];
  const handleCopy = async () => {
    const text = facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast({ text: t(isCopied ? "help.copied" : "help.copyFailed") });
  };
  return (
    <div>
      <Rows title={t("help.about")}>
        {facts.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </Rows>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={handleCopy}>
          {t("help.copy")}
        </Button>
        <Button size="sm" onClick={() => openReport({ from: "help" })}>
          {t("faults.report")}
        </Button>
      </div>
    </div>
  );
}
