import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../admin/admin-frame.tsx";
import { AllCases } from "./all-cases.tsx";

export function CasesScreen() {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t("admin.screens.cases")}>
      <AllCases />
    </AdminFrame>
  );
}
