import { z } from "zod";
import { calls } from "../calls.ts";
import { streamPart } from "../chat/stream-parts.ts";
import { turnLimits } from "../chat/turn-limits.ts";
import { endpoint } from "../endpoint.ts";
import { assistantScopes } from "../enums.ts";
import { email, id, line, text } from "../fields.ts";
import { artifact, artifactFields, completeArtifactRequest } from "../files/file.ts";
import { MAX_NAME_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf, queryOf } from "../page.ts";
import { assistantTest, runTestsRequest, testFields, testRunPart } from "../playground/playground.ts";
import {
  assistant,
  assistantRecord,
  assistantSummary,
  assistantUpdate,
  assistantVersion,
  avatar,
  avatarRequest,
  collectionJobs,
  collectionUpdate,
  confluenceSpaces,
  driveFolder,
  duplicateRequest,
  generatedAvatar,
  instructionsRequest,
  member,
  newAssistant,
  newDriveFolder,
  newMember,
  pinRequest,
  restoreRequest,
  sourceHealth,
  transferRequest,
  versionContent,
  versionNumber,
} from "./assistant.ts";

const tag = "Assistants";
const oneAssistant = queryOf({ assistant_id: id });
const q = text(MAX_TITLE_CHARS).optional();

export const assistantEndpoints = {
  listAssistants: endpoint(calls.listAssistants, {
    tag,
    summary: "The assistants that one may use.",
    query: pageQueryOf({ scope: z.enum(assistantScopes).default("all"), q }),
    responses: { 200: pageOf(assistantSummary) },
  }),
  createAssistant: endpoint(calls.createAssistant, {
    tag,
    summary: "Make an assistant; it is private until members are added.",
    body: newAssistant,
    responses: { 201: assistant },
  }),
  getAssistant: endpoint(calls.getAssistant, {
    tag,
    summary: "One assistant.",
    query: oneAssistant,
    responses: { 200: assistant },
  }),
  updateAssistant: endpoint(calls.updateAssistant, {
    tag,
    summary: "Change an assistant; 409 when someone else changed it first.",
    body: assistantUpdate,
    responses: { 200: assistant },
  }),
  deleteAssistant: endpoint(calls.deleteAssistant, {
    tag,
    summary: "Delete an assistant with its knowledge.",
    query: oneAssistant,
    responses: { 204: "empty" },
  }),
  generateAvatar: endpoint(calls.generateAvatar, {
    tag,
    summary: "Draw an avatar.",
    body: avatarRequest,
    responses: { 200: generatedAvatar },
  }),
  uploadAssistantFile: endpoint(calls.uploadAssistantFile, {
    tag,
    summary: "Add a file to an assistant's knowledge, or complete a signed upload.",
    body: completeArtifactRequest,
    multipart: artifactFields,
    responses: { 202: artifact },
  }),
  listAssistantFiles: endpoint(calls.listAssistantFiles, {
    tag,
    summary: "An assistant's files with their state.",
    responses: { 200: z.object({ files: z.array(artifact) }) },
  }),
  deleteArtifact: endpoint(calls.deleteArtifact, {
    tag,
    summary: "Take a file out of an assistant's knowledge.",
    responses: { 204: "empty" },
  }),
  listMembers: endpoint(calls.listMembers, {
    tag,
    summary: "Who has access to an assistant.",
    responses: { 200: z.object({ items: z.array(member) }) },
  }),
  addMember: endpoint(calls.addMember, {
    tag,
    summary: "Give someone access; again with another role changes it.",
    body: newMember,
    responses: { 201: member },
  }),
  deleteMember: endpoint(calls.deleteMember, {
    tag,
    summary: "Take someone's access away; the last owner stays.",
    query: queryOf({ email }),
    responses: { 204: "empty" },
  }),
  generateInstructions: endpoint(calls.generateInstructions, {
    tag,
    summary:
      "Write instructions in six CO-STAR sections; each is a text part whose id is the section's name.",
    body: instructionsRequest,
    events: streamPart,
    responses: { 200: "stream" },
  }),
  updateCollection: endpoint(calls.updateCollection, {
    tag,
    summary: "Choose an assistant's Confluence spaces and Drive folder, or index everything again.",
    body: collectionUpdate,
    responses: { 202: collectionJobs },
  }),
  searchConfluenceSpaces: endpoint(calls.searchConfluenceSpaces, {
    tag,
    summary: "Find Confluence spaces by name.",
    query: queryOf({ q }),
    responses: { 200: confluenceSpaces },
  }),
  createDriveFolder: endpoint(calls.createDriveFolder, {
    tag,
    summary: "Make a Drive folder for an assistant.",
    body: newDriveFolder,
    responses: { 201: driveFolder },
  }),
  deleteDriveFolder: endpoint(calls.deleteDriveFolder, {
    tag,
    summary: "Delete an assistant's Drive folder.",
    query: queryOf({ folder_id: line(MAX_NAME_CHARS) }),
    responses: { 204: "empty" },
  }),
  uploadAvatar: endpoint(calls.uploadAvatar, {
    tag,
    summary:
      "Keep a picture as an avatar: drawn anew as a square, so that nothing else in the file survives.",
    multipart: z.strictObject({}),
    responses: { 200: avatar },
  }),
  draftInstructions: endpoint(calls.draftInstructions, {
    tag,
    summary: "The same six sections for an assistant that is not saved yet.",
    body: instructionsRequest,
    events: streamPart,
    responses: { 200: "stream" },
  }),
  duplicateAssistant: endpoint(calls.duplicateAssistant, {
    tag,
    summary: "Copy an assistant with its knowledge; the copy is one's own and private.",
    body: duplicateRequest,
    responses: { 201: assistant },
  }),
  pinAssistant: endpoint(calls.pinAssistant, {
    tag,
    summary: "Pin an assistant for oneself, or unpin it.",
    body: pinRequest,
    responses: { 204: "empty" },
  }),
  listVersions: endpoint(calls.listVersions, {
    tag,
    summary: "Who changed what and when, newest first.",
    query: pageQueryOf({}),
    responses: { 200: pageOf(assistantVersion) },
  }),
  getVersion: endpoint(calls.getVersion, {
    tag,
    summary: "An assistant as one version had it.",
    query: queryOf({ version: versionNumber }),
    responses: { 200: versionContent },
  }),
  restoreVersion: endpoint(calls.restoreVersion, {
    tag,
    summary: "Bring an older version back as the newest; 409 when someone changed it meanwhile.",
    body: restoreRequest,
    responses: { 200: assistant },
  }),
  transferAssistant: endpoint(calls.transferAssistant, {
    tag,
    summary: "Hand an assistant over; by its owner, or by an administrator when the owner left.",
    body: transferRequest,
    responses: { 200: z.object({ items: z.array(member) }) },
  }),
  leaveAssistant: endpoint(calls.leaveAssistant, {
    tag,
    summary: "Give up one's own access; the last owner stays.",
    responses: { 204: "empty" },
  }),
  listAssistantSources: endpoint(calls.listAssistantSources, {
    tag,
    summary: "The health of an assistant's Confluence spaces and Drive folder.",
    responses: { 200: z.object({ items: z.array(sourceHealth) }) },
  }),
  listTests: endpoint(calls.listTests, {
    tag,
    summary: "The test set of an assistant.",
    responses: { 200: z.object({ items: z.array(assistantTest) }) },
  }),
  saveTest: endpoint(calls.saveTest, {
    tag,
    summary: "Add a question to the test set, or change it.",
    body: testFields,
    responses: { 200: assistantTest },
  }),
  deleteTest: endpoint(calls.deleteTest, {
    tag,
    summary: "Take a question out of the test set.",
    responses: { 204: "empty" },
  }),
  runTests: endpoint(calls.runTests, {
    tag,
    summary: "Ask the test set, of the draft or the published version; one result as each is there.",
    body: runTestsRequest,
    events: testRunPart,
    responses: { 200: "stream" },
  }),
  listAllAssistants: endpoint(calls.listAllAssistants, {
    tag: "Administration",
    summary: "Every assistant by name and owner, to hand over what someone left behind.",
    query: pageQueryOf({ q }),
    responses: { 200: pageOf(assistantRecord) },
  }),
  limitAssistant: endpoint(calls.limitAssistant, {
    tag: "Administration",
    summary:
      "Limit the model calls, seconds, tokens and cost of an assistant's answers, below what the person's roles allow; 0 = no limit of that kind.",
    body: turnLimits,
    responses: { 204: "empty" },
  }),
};
