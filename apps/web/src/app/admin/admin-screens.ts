import { type ComponentType, lazy } from "react";
import { withTexts } from "../../lib/texts.ts";
import type { AdminLink } from "./admin-links.ts";

interface AdminScreen extends AdminLink {
  Screen: ComponentType;
}

/** The screens of the administration in the order they are shown; a new one is a label and an entry here. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: "dashboard",
    Screen: lazy(() => import("./dashboard-screen.tsx").then((file) => ({ default: file.DashboardScreen }))),
  },
  {
    path: "feedback",
    mark: "feedback",
    Screen: lazy(
      withTexts(["feedback"], () =>
        import("./feedback-screen.tsx").then((file) => ({ default: file.FeedbackScreen })),
      ),
    ),
  },
  {
    path: "reports",
    mark: "reports",
    Screen: lazy(
      withTexts(["feedback"], () =>
        import("./reports-screen.tsx").then((file) => ({ default: file.ReportsScreen })),
      ),
    ),
  },
  {
    path: "gaps",
    mark: "gaps",
    Screen: lazy(() => import("./gaps-screen.tsx").then((file) => ({ default: file.GapsScreen }))),
  },
  {
    path: "quality",
    Screen: lazy(() => import("./quality-screen.tsx").then((file) => ({ default: file.QualityScreen }))),
  },
  {
    path: "news",
    Screen: lazy(
      withTexts(["news"], () => import("./news-screen.tsx").then((file) => ({ default: file.NewsScreen }))),
    ),
  },
  {
    path: "assistants",
    Screen: lazy(() =>
      import("./assistants-screen.tsx").then((file) => ({ default: file.AssistantsScreen })),
    ),
  },
  {
    path: "cases",
    mark: "cases",
    Screen: lazy(() => import("./cases-screen.tsx").then((file) => ({ default: file.CasesScreen }))),
  },
  {
    path: "models",
    Screen: lazy(() => import("./models-screen.tsx").then((file) => ({ default: file.ModelsScreen }))),
  },
  {
    path: "quotas",
    Screen: lazy(() => import("./quotas-screen.tsx").then((file) => ({ default: file.QuotasScreen }))),
  },
  {
    path: "retention",
    Screen: lazy(() => import("./retention-screen.tsx").then((file) => ({ default: file.RetentionScreen }))),
  },
  {
    path: "audit",
    Screen: lazy(() => import("./audit-screen.tsx").then((file) => ({ default: file.AuditScreen }))),
  },
  {
    path: "glossary",
    Screen: lazy(() => import("./glossary-screen.tsx").then((file) => ({ default: file.GlossaryScreen }))),
  },
];
