import type { Language } from "@metatron/contract/enums";
import type { TextArea } from "../../lib/texts.ts";

/**
 * The text areas loaded after those of the frame. Not part of the i18n module: with this list the login page
 * would load the names of thirty files that it never requests.
 */
export const areas: Record<Exclude<TextArea, "signed-in">, Record<Language, () => Promise<object>>> = {
  admin: {
    es: () => import("./es/area-admin.ts"),
    en: () => import("./en/area-admin.ts"),
    pt: () => import("./pt/area-admin.ts"),
  },
  "assistant-editor": {
    es: () => import("./es/area-assistant-editor.ts"),
    en: () => import("./en/area-assistant-editor.ts"),
    pt: () => import("./pt/area-assistant-editor.ts"),
  },
  comparisons: {
    es: () => import("./es/area-comparisons.ts"),
    en: () => import("./en/area-comparisons.ts"),
    pt: () => import("./pt/area-comparisons.ts"),
  },
  conversation: {
    es: () => import("./es/area-conversation.ts"),
    en: () => import("./en/area-conversation.ts"),
    pt: () => import("./pt/area-conversation.ts"),
  },
  feedback: {
    es: () => import("./es/area-feedback.ts"),
    en: () => import("./en/area-feedback.ts"),
    pt: () => import("./pt/area-feedback.ts"),
  },
  handovers: {
    es: () => import("./es/area-handovers.ts"),
    en: () => import("./en/area-handovers.ts"),
    pt: () => import("./pt/area-handovers.ts"),
  },
  help: {
    es: () => import("../../features/help/texts/es.ts"),
    en: () => import("../../features/help/texts/en.ts"),
    pt: () => import("../../features/help/texts/pt.ts"),
  },
  "knowledge-base": {
    es: () => import("../../features/knowledge-base/texts/es.ts"),
    en: () => import("../../features/knowledge-base/texts/en.ts"),
    pt: () => import("../../features/knowledge-base/texts/pt.ts"),
  },
  news: {
    es: () => import("../../features/news/texts/es.ts"),
    en: () => import("../../features/news/texts/en.ts"),
    pt: () => import("../../features/news/texts/pt.ts"),
  },
  notices: {
    es: () => import("../../features/notices/texts/es.ts"),
    en: () => import("../../features/notices/texts/en.ts"),
    pt: () => import("../../features/notices/texts/pt.ts"),
  },
  projects: {
    es: () => import("../../features/projects/texts/es.ts"),
    en: () => import("../../features/projects/texts/en.ts"),
    pt: () => import("../../features/projects/texts/pt.ts"),
  },
  prompts: {
    es: () => import("./es/area-prompts.ts"),
    en: () => import("./en/area-prompts.ts"),
    pt: () => import("./pt/area-prompts.ts"),
  },
  scan: {
    es: () => import("../../features/scan/texts/es.ts"),
    en: () => import("../../features/scan/texts/en.ts"),
    pt: () => import("../../features/scan/texts/pt.ts"),
  },
  schedules: {
    es: () => import("../../features/schedules/texts/es.ts"),
    en: () => import("../../features/schedules/texts/en.ts"),
    pt: () => import("../../features/schedules/texts/pt.ts"),
  },
  shares: {
    es: () => import("./es/area-shares.ts"),
    en: () => import("./en/area-shares.ts"),
    pt: () => import("./pt/area-shares.ts"),
  },
  settings: {
    es: () => import("./es/area-settings.ts"),
    en: () => import("./en/area-settings.ts"),
    pt: () => import("./pt/area-settings.ts"),
  },
  tour: {
    es: () => import("../../features/tour/texts/es.ts"),
    en: () => import("../../features/tour/texts/en.ts"),
    pt: () => import("../../features/tour/texts/pt.ts"),
  },
};
