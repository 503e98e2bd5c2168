import { z } from "zod";
import { streamPart } from "../chat/stream-parts.ts";
import { turnLimits } from "../chat/turn-limits.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { email, id, line, text } from "../fields.ts";
import { MAX_NAME_CHARS, MAX_SEARCH_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import {
  assistant,
  assistantRecord,
  assistantSummary,
  assistantUpdate,
  assistantVersion,
  avatar,
  avatarRequest,
  duplicateRequest,
  generatedAvatar,
  instructionsRequest,
  member,
  newAssistant,
  newMember,
  pinRequest,
  restoreRequest,
  transferRequest,
  versionContent,
  versionNumber,
} from "./assistant.ts";
import { assistantTest, testFields } from "./assistant-test.ts";
import { assistantTool } from "./assistant-tool.ts";
import { assistantCalls } from "./calls.ts";
import { assistantScopes, recordOrders } from "./constants.ts";
import { foundDocument } from "./found-document.ts";
import {
  collectionJobs,
  collectionUpdate,
  confluenceSpaces,
  driveFolder,
  newDriveFolder,
  sourceHealth,
} from "./knowledge.ts";
import { membership } from "./life.ts";

const tag = "Assistants";
const adminTag = "Administration";

const oneAssistant = queryOf({ assistant_id: id });
const q = text(MAX_TITLE_CHARS).optional();

export const assistantEndpoints = {
  listAssistants: endpoint(assistantCalls.listAssistants, {
    tag,
    summary: "The assistants that one may use.",
    query: pageQueryOf({ scope: z.enum(assistantScopes).default("all"), q }),
    responses: { 200: pageOf(assistantSummary) },
  }),
  searchDocuments: endpoint(assistantCalls.searchDocuments, {
    tag,
    summary:
      "Documents of the assistants that the caller may use, by words of their titles, regardless of accents.",
    query: queryOf({ q: line(MAX_SEARCH_CHARS) }),
    responses: { 200: z.object({ items: z.array(foundDocument) }) },
  }),
  listAssistantTools: endpoint(assistantCalls.listAssistantTools, {
    tag,
    summary: "The tools that one may give to an assistant, or to this one.",
    query: queryOf({ assistant_id: id.optional() }),
    responses: { 200: z.object({ items: z.array(assistantTool) }) },
  }),
  createAssistant: endpoint(assistantCalls.createAssistant, {
    tag,
    summary: "Make an assistant; it is private until members are added.",
    body: newAssistant,
    responses: { 201: assistant },
  }),
  getAssistant: endpoint(assistantCalls.getAssistant, {
    tag,
    summary: "One assistant.",
    query: oneAssistant,
    responses: { 200: assistant },
  }),
  updateAssistant: endpoint(assistantCalls.updateAssistant, {
    tag,
    summary: "Change an assistant; 409 when someone else changed it first.",
    body: assistantUpdate,
    responses: { 200: assistant },
  }),
  deleteAssistant: endpoint(assistantCalls.deleteAssistant, {
    tag,
    summary: "Delete an assistant with its knowledge.",
    query: oneAssistant,
    responses: { 204: "empty" },
  }),
  duplicateAssistant: endpoint(assistantCalls.duplicateAssistant, {
    tag,
    summary: "Copy an assistant with its knowledge; the copy is private and belongs to the caller.",
    body: duplicateRequest,
    responses: { 201: assistant },
  }),
  pinAssistant: endpoint(assistantCalls.pinAssistant, {
    tag,
    summary: "Pin an assistant for oneself, or unpin it.",
    body: pinRequest,
    responses: { 204: "empty" },
  }),
  generateAvatar: endpoint(assistantCalls.generateAvatar, {
    tag,
    summary: "Draw an avatar.",
    body: avatarRequest,
    responses: { 200: generatedAvatar },
  }),
  uploadAvatar: endpoint(assistantCalls.uploadAvatar, {
    tag,
    summary:
      "Keep a picture as an avatar: drawn anew as a square, so that nothing else in the file survives.",
    multipart: z.strictObject({}),
    responses: { 200: avatar },
  }),
  generateInstructions: endpoint(assistantCalls.generateInstructions, {
    tag,
    summary:
      "Write instructions in six CO-STAR sections; each is a text part whose id is the section's name.",
    body: instructionsRequest,
    events: streamPart,
    responses: { 200: "stream" },
  }),
  draftInstructions: endpoint(assistantCalls.draftInstructions, {
    tag,
    summary: "The same six sections for an assistant that is not saved yet.",
    body: instructionsRequest,
    events: streamPart,
    responses: { 200: "stream" },
  }),
  listVersions: endpoint(assistantCalls.listVersions, {
    tag,
    summary: "Who changed what and when, newest first.",
    query: pageQueryOf({}),
    responses: { 200: pageOf(assistantVersion) },
  }),
  getVersion: endpoint(assistantCalls.getVersion, {
    tag,
    summary: "An assistant as one version had it.",
    query: queryOf({ version: versionNumber }),
    responses: { 200: versionContent },
  }),
  restoreVersion: endpoint(assistantCalls.restoreVersion, {
    tag,
    summary: "Bring an older version back as the newest; 409 when someone has changed it since.",
    body: restoreRequest,
    responses: { 200: assistant },
  }),
  listMembers: endpoint(assistantCalls.listMembers, {
    tag,
    summary: "Who has access to an assistant.",
    responses: { 200: membership },
  }),
  addMember: endpoint(assistantCalls.addMember, {
    tag,
    summary: "Give someone access; again with another role changes it.",
    body: newMember,
    responses: { 201: member },
  }),
  deleteMember: endpoint(assistantCalls.deleteMember, {
    tag,
    summary: "Take someone's access away; the last owner stays.",
    query: queryOf({ email }),
    responses: { 204: "empty" },
  }),
  transferAssistant: endpoint(assistantCalls.transferAssistant, {
    tag,
    summary: "Hand an assistant over; by its owner, or by an administrator when the owner left.",
    body: transferRequest,
    responses: { 200: z.object({ items: z.array(member) }) },
  }),
  leaveAssistant: endpoint(assistantCalls.leaveAssistant, {
    tag,
    summary: "Leave the assistant; the last owner stays.",
    responses: { 204: "empty" },
  }),
  updateCollection: endpoint(assistantCalls.updateCollection, {
    tag,
    summary: "Choose an assistant's Confluence spaces and Drive folder, or index everything again.",
    body: collectionUpdate,
    responses: { 202: collectionJobs },
  }),
  listAssistantSources: endpoint(assistantCalls.listAssistantSources, {
    tag,
    summary: "The health of an assistant's Confluence spaces and Drive folder.",
    responses: { 200: z.object({ items: z.array(sourceHealth) }) },
  }),
  searchConfluenceSpaces: endpoint(assistantCalls.searchConfluenceSpaces, {
    tag,
    summary: "Find Confluence spaces by name.",
    query: queryOf({ q }),
    responses: { 200: confluenceSpaces },
  }),
  createDriveFolder: endpoint(assistantCalls.createDriveFolder, {
    tag,
    summary: "Make a Drive folder for an assistant.",
    body: newDriveFolder,
    responses: { 201: driveFolder },
  }),
  deleteDriveFolder: endpoint(assistantCalls.deleteDriveFolder, {
    tag,
    summary: "Delete an assistant's Drive folder.",
    query: queryOf({ folder_id: line(MAX_NAME_CHARS) }),
    responses: { 204: "empty" },
  }),
  listTests: endpoint(assistantCalls.listTests, {
    tag,
    summary: "The test set of an assistant.",
    responses: { 200: z.object({ items: z.array(assistantTest) }) },
  }),
  saveTest: endpoint(assistantCalls.saveTest, {
    tag,
    summary: "Add a question to the test set, or change it.",
    body: testFields,
    responses: { 200: assistantTest },
  }),
  deleteTest: endpoint(assistantCalls.deleteTest, {
    tag,
    summary: "Take a question out of the test set.",
    responses: { 204: "empty" },
  }),
  listAllAssistants: endpoint(assistantCalls.listAllAssistants, {
    tag: adminTag,
    summary: "Every assistant with its owner, state and use.",
    query: pageQueryOf({
      q,
      order: z.enum(recordOrders).default("name"),
      direction: z.enum(["asc", "desc"]).default("asc"),
    }),
    responses: { 200: pageOf(assistantRecord) },
  }),
  limitAssistant: endpoint(assistantCalls.limitAssistant, {
    tag: adminTag,
    summary:
      "Limit the model calls, seconds, tokens and cost of an assistant's answers, below what the person's roles allow; 0 = no limit of that kind.",
    body: turnLimits,
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof assistantCalls, Endpoint>;
