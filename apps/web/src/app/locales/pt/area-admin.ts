import { admin, adminAssistants, dashboard, gaps } from "./admin-dashboard.ts";
import { eventNames } from "./admin-events.ts";
import { adminFeedback, adminReports } from "./admin-feedback.ts";
import { governance } from "./admin-governance.ts";
import { newsAdmin } from "./admin-news.ts";
import { glossary } from "./glossary.ts";
import { quality } from "./quality.ts";
import { roles } from "./roles.ts";

/** What the administration says. */
export const texts = {
  adminFeedback,
  adminReports,
  admin,
  adminAssistants,
  dashboard,
  eventNames,
  gaps,
  glossary,
  governance,
  newsAdmin,
  quality,
  roles,
};
