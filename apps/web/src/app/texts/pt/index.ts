import { help } from "../../../features/help/texts/pt.ts";
import { knowledgeBase } from "../../../features/knowledge-base/texts/pt.ts";
import { news } from "../../../features/news/texts/pt.ts";
import { notices } from "../../../features/notices/texts/pt.ts";
import { projects } from "../../../features/projects/texts/pt.ts";
import { scan } from "../../../features/scan/texts/pt.ts";
import { schedules } from "../../../features/schedules/texts/pt.ts";
import { settings } from "../../../features/settings/texts/pt.ts";
import { tour } from "../../../features/tour/texts/pt.ts";
import type { Texts } from "../texts.ts";
import * as admin from "./area-admin.ts";
import * as assistantEditor from "./area-assistant-editor.ts";
import * as comparisons from "./area-comparisons.ts";
import * as conversation from "./area-conversation.ts";
import * as feedback from "./area-feedback.ts";
import * as handovers from "./area-handovers.ts";
import * as prompts from "./area-prompts.ts";
import * as shares from "./area-shares.ts";
import { signedIn } from "./area-signed-in.ts";

/** Every text, for the types and the tests; the app loads them area by area. */
export const pt = {
  ...signedIn,
  ...comparisons,
  ...conversation,
  ...assistantEditor,
  ...feedback,
  ...handovers,
  projects,
  ...prompts,
  ...shares,
  ...admin,
  help,
  knowledgeBase,
  news,
  notices,
  scan,
  schedules,
  settings,
  tour,
} satisfies Texts;
