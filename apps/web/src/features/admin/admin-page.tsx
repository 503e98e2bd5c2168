import { useParams } from "@tanstack/react-router";
import { type ComponentType, Suspense } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { type AdminLink, AdminLinks } from "./admin-links.ts";

export interface AdminScreen extends AdminLink {
  Screen: ComponentType;
}

/** One administration screen, selected by its path segment. */
export function AdminPage({ screens }: { screens: readonly AdminScreen[] }) {
  const { screen } = useParams({ from: "/shell/admin/$screen" });
  const found = screens.find(({ path }) => path === screen);
  if (!found) return <NotFoundPage />;
  return (
    <AdminLinks value={screens}>
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
