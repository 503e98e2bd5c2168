import { conversation } from "../chat/conversation.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { shareCalls } from "./calls.ts";
import { conversationFork, newShare, share, shareCopying, sharedCopy, shareList } from "./share.ts";

const tag = "Shared conversations";

export const shareEndpoints = {
  listShares: endpoint(shareCalls.listShares, {
    tag,
    summary: "The caller's shared copies, newest first.",
    responses: { 200: shareList },
  }),
  createShare: endpoint(shareCalls.createShare, {
    tag,
    summary:
      "Share a read-only copy of a conversation or of one answer. 429 `share_limit_reached` at the limit.",
    body: newShare,
    responses: { 201: share },
  }),
  openShare: endpoint(shareCalls.openShare, {
    tag,
    summary: "Read a shared copy; 404 where it has expired, was revoked, or is for other people.",
    responses: { 200: sharedCopy },
  }),
  revokeShare: endpoint(shareCalls.revokeShare, {
    tag,
    summary: "Delete a shared copy; its link no longer opens.",
    responses: { 204: "empty" },
  }),
  copyShare: endpoint(shareCalls.copyShare, {
    tag,
    summary: "Copy a shared conversation into the caller's history, to go on from there.",
    body: shareCopying,
    responses: { 201: conversation },
  }),
  forkConversation: endpoint(shareCalls.forkConversation, {
    tag,
    summary: "Copy the caller's conversation up to a message into a new one.",
    body: conversationFork,
    responses: { 201: conversation },
  }),
} satisfies Record<keyof typeof shareCalls, Endpoint>;
