import { admin, adminAssistants, dashboard, gaps } from "./admin-dashboard.ts";
import { adminFeedback, adminReports } from "./admin-feedback.ts";
import { governance } from "./admin-governance.ts";
import { newsAdmin } from "./admin-news.ts";
import { glossary } from "./glossary.ts";

/** What the administration says. */
export const texts = {
  adminFeedback,
  adminReports,
  admin,
  adminAssistants,
  dashboard,
  gaps,
  glossary,
  governance,
  newsAdmin,
};
