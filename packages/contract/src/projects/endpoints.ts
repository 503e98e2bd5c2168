import { z } from "zod";
import { conversation } from "../chat/conversation.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { completeUploadRequest, fileMetadata } from "../files/file.ts";
import { pageQueryOf } from "../page.ts";
import { shareCopying } from "../shares/share.ts";
import { projectCalls } from "./calls.ts";
import {
  projectConversationCopy,
  projectConversationPage,
  projectDetails,
  projectFields,
  projectList,
  projectMember,
  projectMemberChange,
  projectMemberRemoval,
} from "./project.ts";

const tag = "Projects";

export const projectEndpoints = {
  listProjects: endpoint(projectCalls.listProjects, {
    tag,
    summary: "The projects that the caller is a member of, by name.",
    responses: { 200: projectList },
  }),
  readProject: endpoint(projectCalls.readProject, {
    tag,
    summary: "A project with its instructions and members.",
    responses: { 200: projectDetails },
  }),
  saveProject: endpoint(projectCalls.saveProject, {
    tag,
    summary:
      "Make a project, or change one. 409 `version_conflict` where another person changed it first, 429 `project_limit_reached` at the limit.",
    body: projectFields,
    responses: { 200: projectDetails },
  }),
  deleteProject: endpoint(projectCalls.deleteProject, {
    tag,
    summary:
      "Delete a project with its instructions and files; its conversations stay in the lists of the people who asked in them.",
    responses: { 204: "empty" },
  }),
  setProjectMember: endpoint(projectCalls.setProjectMember, {
    tag,
    summary: "Add a member by e-mail, or change a member's part. 409 `last_owner` without another owner.",
    body: projectMemberChange,
    responses: { 200: projectMember },
  }),
  removeProjectMember: endpoint(projectCalls.removeProjectMember, {
    tag,
    summary: "Remove a member, whose conversations leave the project with them.",
    body: projectMemberRemoval,
    responses: { 204: "empty" },
  }),
  leaveProject: endpoint(projectCalls.leaveProject, {
    tag,
    summary: "Leave a project; the caller's conversations leave it and stay the caller's.",
    responses: { 204: "empty" },
  }),
  uploadProjectFile: endpoint(projectCalls.uploadProjectFile, {
    tag,
    summary: "Add a file to a project, or complete a signed upload.",
    body: completeUploadRequest,
    // Set by the client, so that a repeated upload is the same file.
    multipart: z.strictObject({ fileId: id.optional() }),
    responses: { 202: fileMetadata },
  }),
  listProjectFiles: endpoint(projectCalls.listProjectFiles, {
    tag,
    summary: "The files of a project with their state.",
    responses: { 200: z.object({ files: z.array(fileMetadata) }) },
  }),
  deleteProjectFile: endpoint(projectCalls.deleteProjectFile, {
    tag,
    summary: "Delete a file of a project with its passages.",
    responses: { 204: "empty" },
  }),
  listProjectConversations: endpoint(projectCalls.listProjectConversations, {
    tag,
    summary: "The conversations of every member in a project, newest first.",
    query: pageQueryOf({}),
    responses: { 200: projectConversationPage },
  }),
  readProjectConversation: endpoint(projectCalls.readProjectConversation, {
    tag,
    summary: "Read a member's conversation in a project, in its newest branch.",
    responses: { 200: projectConversationCopy },
  }),
  copyProjectConversation: endpoint(projectCalls.copyProjectConversation, {
    tag,
    summary:
      "Copy a member's conversation into the caller's history and the same project, to go on from there.",
    body: shareCopying,
    responses: { 201: conversation },
  }),
} satisfies Record<keyof typeof projectCalls, Endpoint>;
