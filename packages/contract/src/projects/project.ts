import { z } from "zod";
import { tagColors } from "../chat/constants.ts";
import { chatTypes } from "../enums.ts";
import { count, email, id, instant, line, text } from "../fields.ts";
import { sharedMessage } from "../shares/share.ts";
import { MAX_PROJECT_INSTRUCTIONS_CHARS, MAX_PROJECT_NAME_CHARS, projectRoles } from "./constants.ts";

const role = z.enum(projectRoles);
const color = z.enum(tagColors);

export const projectFields = z
  .strictObject({
    name: line(MAX_PROJECT_NAME_CHARS),
    color,
    instructions: text(MAX_PROJECT_INSTRUCTIONS_CHARS),
    // The version that the changes are based on; null makes a new project.
    version: z.int().min(1).nullable(),
  })
  .meta({ id: "ProjectFields" });
export type ProjectFields = z.infer<typeof projectFields>;

export const project = z
  .object({
    id,
    name: z.string(),
    color,
    version: count,
    // The caller's part in it.
    role,
    // The name of the owner who joined first; null where it is the caller.
    owner: z.string().nullable(),
    // People who have joined, with the caller.
    members: count,
    conversations: count,
    files: count,
    updatedAt: instant,
  })
  .meta({ id: "Project" });
export type Project = z.infer<typeof project>;

export const projectList = z.object({ items: z.array(project) }).meta({ id: "ProjectList" });

export const projectMember = z
  .object({
    email: z.string(),
    // Missing before the first sign-in.
    name: z.string().optional(),
    role,
    isMe: z.boolean(),
    joined: z.boolean(),
    // Conversations in the project that return to this person's list when they leave.
    conversations: count,
  })
  .meta({ id: "ProjectMember" });
export type ProjectMember = z.infer<typeof projectMember>;

export const projectDetails = project
  .extend({ instructions: z.string(), people: z.array(projectMember) })
  .meta({ id: "ProjectDetails" });
export type ProjectDetails = z.infer<typeof projectDetails>;

export const projectMemberChange = z.strictObject({ email, role }).meta({ id: "ProjectMemberChange" });
export const projectMemberRemoval = z.strictObject({ email }).meta({ id: "ProjectMemberRemoval" });

export const projectConversation = z
  .object({
    id,
    title: z.string(),
    emoji: z.string().nullable(),
    isMine: z.boolean(),
    // The person who asks in it.
    author: z.string(),
    lastMessageAt: instant,
  })
  .meta({ id: "ProjectConversation" });
export type ProjectConversation = z.infer<typeof projectConversation>;

export const projectConversationPage = z
  .object({ items: z.array(projectConversation), nextCursor: z.string().nullable() })
  .meta({ id: "ProjectConversationPage" });

/** A conversation of a project as its members read it: without files, feedback and the work of tools. */
export const projectConversationCopy = z
  .object({
    id,
    title: z.string(),
    chat: z.enum(chatTypes),
    author: z.string(),
    isMine: z.boolean(),
    // Several people are members, so that names say who asked.
    isShared: z.boolean(),
    messages: z.array(
      // Who asked, where it was not the author: the messages of a copy keep their askers.
      sharedMessage.extend({ askedBy: z.string().optional() }),
    ),
  })
  .meta({ id: "ProjectConversationCopy" });
export type ProjectConversationCopy = z.infer<typeof projectConversationCopy>;
