import { lazy } from "react";
import { AdminPage, type AdminScreen } from "../features/admin/admin-page.tsx";
import { withTexts } from "../lib/texts.ts";

/** The administration screens in display order; a new screen needs a label and an entry here. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: "dashboard",
    Screen: lazy(() =>
      import("../features/dashboard/dashboard-screen.tsx").then((file) => ({
        default: file.DashboardScreen,
      })),
    ),
  },
  {
    path: "feedback",
    mark: "feedback",
    Screen: lazy(
      withTexts(["feedback"], () =>
        import("../features/feedback/triage/feedback-screen.tsx").then((file) => ({
          default: file.FeedbackScreen,
        })),
      ),
    ),
  },
  {
    path: "reports",
    mark: "reports",
    Screen: lazy(
      withTexts(["feedback"], () =>
        import("../features/problem-reports/admin/reports-screen.tsx").then((file) => ({
          default: file.ReportsScreen,
        })),
      ),
    ),
  },
  {
    path: "gaps",
    mark: "gaps",
    Screen: lazy(() =>
      import("../features/gaps/gaps-screen.tsx").then((file) => ({ default: file.GapsScreen })),
    ),
  },
  {
    path: "quality",
    Screen: lazy(() =>
      import("../features/quality/quality-screen.tsx").then((file) => ({ default: file.QualityScreen })),
    ),
  },
  {
    path: "comparisons",
    Screen: lazy(() =>
      import("../features/comparisons/comparisons-screen.tsx").then((file) => ({
        default: file.ComparisonsScreen,
      })),
    ),
  },
  {
    path: "news",
    Screen: lazy(
      withTexts(["news"], () =>
        import("../features/news/editor/news-screen.tsx").then((file) => ({ default: file.NewsScreen })),
      ),
    ),
  },
  {
    path: "assistants",
    Screen: lazy(() =>
      import("../features/assistants/admin/assistants-screen.tsx").then((file) => ({
        default: file.AssistantsScreen,
      })),
    ),
  },
  {
    path: "documents",
    Screen: lazy(
      withTexts(["assistant-editor"], () =>
        import("../features/assistants/documents/documents-screen.tsx").then((file) => ({
          default: file.DocumentsScreen,
        })),
      ),
    ),
  },
  {
    path: "cases",
    mark: "cases",
    Screen: lazy(() =>
      import("../features/cases/admin/cases-screen.tsx").then((file) => ({ default: file.CasesScreen })),
    ),
  },
  {
    path: "models",
    Screen: lazy(() =>
      import("../features/budgets/models-screen.tsx").then((file) => ({ default: file.ModelsScreen })),
    ),
  },
  {
    path: "tools",
    Screen: lazy(
      withTexts(["assistant-editor"], () =>
        import("../features/tool-servers/tools-screen.tsx").then((file) => ({ default: file.ToolsScreen })),
      ),
    ),
  },
  {
    path: "quotas",
    Screen: lazy(() =>
      import("../features/quotas/quotas-screen.tsx").then((file) => ({ default: file.QuotasScreen })),
    ),
  },
  {
    path: "retention",
    Screen: lazy(() =>
      import("../features/retention/retention-screen.tsx").then((file) => ({
        default: file.RetentionScreen,
      })),
    ),
  },
  {
    path: "audit",
    // The names of tools and of kinds of personal data are texts of the conversation.
    Screen: lazy(
      withTexts(["conversation"], () =>
        import("../features/audit/audit-screen.tsx").then((file) => ({ default: file.AuditScreen })),
      ),
    ),
  },
  {
    path: "glossary",
    Screen: lazy(() =>
      import("../features/glossary/glossary-screen.tsx").then((file) => ({ default: file.GlossaryScreen })),
    ),
  },
];

export function AdminScreens() {
  return <AdminPage screens={adminScreens} />;
}
