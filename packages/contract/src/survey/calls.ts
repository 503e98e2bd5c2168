import type { Call } from "../call.ts";

export const surveyCalls = {
  surveyDue: { method: "GET", path: "/csat", allow: "any-role" },
  askSurvey: { method: "POST", path: "/csat/ask", allow: "any-role" },
  answerSurvey: { method: "POST", path: "/csat", allow: "any-role", answer: "empty", repeatable: true },
  listSurveyAnswers: { method: "GET", path: "/admin/csat", allow: "admin" },
  surveyTrend: { method: "GET", path: "/admin/csat/trend", allow: "admin" },
} as const satisfies Record<string, Call>;
