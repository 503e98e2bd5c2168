import type { Texts } from "../texts.ts";
import { texts as admin } from "./area-admin.ts";
import { texts as conversation } from "./area-conversation.ts";
import { texts as feedback } from "./area-feedback.ts";
import { texts as help } from "./area-help.ts";
import { texts as knowledge } from "./area-knowledge.ts";
import { texts as news } from "./area-news.ts";
import { texts as rooms } from "./area-rooms.ts";
import { texts as settings } from "./area-settings.ts";
import { texts as studio } from "./area-studio.ts";
import { texts as tour } from "./area-tour.ts";

/** Everything that can be said, for the types and the tests; the app loads it area by area. */
export const pt = {
  ...admin,
  ...conversation,
  ...feedback,
  ...help,
  ...knowledge,
  ...news,
  ...rooms,
  ...settings,
  ...studio,
  ...tour,
} satisfies Texts;
