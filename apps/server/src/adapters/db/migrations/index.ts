import type { Migration } from "kysely/migration";
import * as ground from "./0001-ground.ts";
import * as history from "./0002-history.ts";
import * as historyIndexes from "./0003-history-indexes.ts";
import * as news from "./0004-news.ts";
import * as files from "./0005-files.ts";
import * as retrieval from "./0006-retrieval.ts";
import * as assistants from "./0007-assistants.ts";
import * as specialised from "./0008-specialised.ts";
import * as media from "./0009-media.ts";
import * as feedback from "./0010-feedback.ts";
import * as ownNews from "./0011-news.ts";
import * as reports from "./0012-reports.ts";
import * as governance from "./0013-governance.ts";
import * as avatars from "./0014-avatars.ts";
import * as owners from "./0015-owners.ts";
import * as quotas from "./0017-quotas.ts";
import * as turns from "./0018-turns.ts";
import * as steeredTurns from "./0019-steered-turns.ts";
import * as passages from "./0020-passages.ts";
import * as revisions from "./0021-revisions.ts";
import * as documentNotes from "./0022-document-notes.ts";
import * as quality from "./0023-quality.ts";
import * as glossary from "./0024-glossary.ts";
import * as toolApprovals from "./0025-tool-approvals.ts";
import * as toolServers from "./0026-tool-servers.ts";
import * as assistantTools from "./0027-assistant-tools.ts";
import * as schedules from "./0028-schedules.ts";
import * as research from "./0029-research.ts";
import * as toolForms from "./0031-tool-forms.ts";
import * as toolAssistants from "./0032-tool-assistants.ts";
import * as notices from "./0033-notices.ts";
import * as documentMetadata from "./0034-document-metadata.ts";
import * as assistantLife from "./0035-assistant-life.ts";
import * as assistantGrants from "./0036-assistant-grants.ts";
import * as verifiedAnswers from "./0037-verified-answers.ts";
import * as caseReplies from "./0038-case-replies.ts";
import * as newsLanguages from "./0039-news-languages.ts";
import * as personDevices from "./0040-person-devices.ts";
import * as workers from "./0045-workers.ts";
import * as prompts from "./0050-prompts.ts";
import * as shares from "./0051-shares.ts";
import * as memory from "./0055-memory.ts";
import * as archiveAndTags from "./0056-archive-and-tags.ts";
import * as handovers from "./0057-handovers.ts";
import * as temporary from "./0058-temporary.ts";
import * as projects from "./0060-projects.ts";
import * as comparisons from "./0062-comparisons.ts";
import * as push from "./0063-push.ts";
import * as projectNotices from "./0064-project-notices.ts";
import * as claimAtOnce from "./0065-claim-at-once.ts";

/** In the order they run; a name that has landed never changes. */
export const migrations: Record<string, Migration> = {
  "0001-ground": ground,
  "0002-history": history,
  "0003-history-indexes": historyIndexes,
  "0004-news": news,
  "0005-files": files,
  "0006-retrieval": retrieval,
  "0007-assistants": assistants,
  "0008-specialised": specialised,
  "0009-media": media,
  "0010-feedback": feedback,
  "0011-news": ownNews,
  "0012-reports": reports,
  "0013-governance": governance,
  "0014-avatars": avatars,
  "0015-owners": owners,
  "0017-quotas": quotas,
  "0018-turns": turns,
  "0019-steered-turns": steeredTurns,
  "0020-passages": passages,
  "0021-revisions": revisions,
  "0022-document-notes": documentNotes,
  "0023-quality": quality,
  "0024-glossary": glossary,
  "0025-tool-approvals": toolApprovals,
  "0026-tool-servers": toolServers,
  "0027-assistant-tools": assistantTools,
  "0028-schedules": schedules,
  "0029-research": research,
  "0031-tool-forms": toolForms,
  "0032-tool-assistants": toolAssistants,
  "0033-notices": notices,
  "0034-document-metadata": documentMetadata,
  "0035-assistant-life": assistantLife,
  "0036-assistant-grants": assistantGrants,
  "0037-verified-answers": verifiedAnswers,
  "0038-case-replies": caseReplies,
  "0039-news-languages": newsLanguages,
  "0040-person-devices": personDevices,
  "0045-workers": workers,
  "0050-prompts": prompts,
  "0051-shares": shares,
  "0055-memory": memory,
  "0056-archive-and-tags": archiveAndTags,
  "0057-handovers": handovers,
  "0058-temporary": temporary,
  "0060-projects": projects,
  "0062-comparisons": comparisons,
  "0063-push": push,
  "0064-project-notices": projectNotices,
  "0065-claim-at-once": claimAtOnce,
};
