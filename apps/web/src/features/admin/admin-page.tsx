import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { type AdminLink, AdminLinks } from "./admin-links.ts";
import { adminScreens } from "../../app/admin-screens.ts";
import { NotFoundRoom } from "../../shell/not-found-page.tsx";

/** One screen of the administration, by the name in its address. */
export function AdminPage() {
  const { screen } = useParams({ from: "/shell/admin/$screen" });
  const found = adminScreens.find(({ path }) => path === screen);
  if (!found) return <NotFoundRoom />;
  return (
    <AdminLinks value={adminScreens}>
      <Suspense fallback={<Coming path={found.path} />}>
        <found.Screen />
      </Suspense>
    </AdminLinks>
  );
}

function Coming({ path }: Pick<AdminLink, "path">) {
  const { t } = useTranslation();
  return (
    <AdminFrame title={t(`admin.screens.${path}`)}>
      <SkeletonGroup label={t("admin.loading")}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    </AdminFrame>
  );
}
