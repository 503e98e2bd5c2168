import type { Words } from "../../../lib/texts.ts";
import type * as es from "./es.ts";

export const notices: Words<typeof es.notices> = {
  title: "Notices",
  empty: "No notices",
  emptyText:
    "Here you see when a document or a review of your assistants expires, and which assistants and projects are shared with you.",
  loading: "Loading the notices…",
  failed: "The notices could not be loaded",
  unread: "Unread",
  expiring: "“{{title}}” expires on {{day}}",
  expired: "“{{title}}” expired on {{day}}",
  inAssistant: "In the assistant {{assistant}}. Upload it again or change its end date.",
  openDocuments: "See the documents",
  shared: "{{by}} shared the assistant “{{assistant}}” with you",
  sharedByNobody: "You have a new assistant: “{{assistant}}”",
  roles: {
    owner: "It is yours now: you can change, share and delete it.",
    editor: "You can use and change it.",
    viewer: "You can use it.",
  },
  reviewExpiring: "The review of “{{assistant}}” expires on {{day}}",
  reviewExpired: "The review of “{{assistant}}” expired on {{day}}",
  askForReview: "It stays in use. Ask for another review to bring it up to date.",
  openReview: "See its publication",
  openAssistant: "Use the assistant",
  projectShared: "{{by}} added you to the project “{{project}}”",
  projectSharedByNobody: "You are in a new project: “{{project}}”",
  projectRoles: {
    owner: "It is yours too: you can change it, invite other people and delete it.",
    editor: "You can read it, change its instructions and files, and add conversations.",
    reader: "You can read its conversations and its files.",
  },
  openProject: "See the project",
  handoverSent: "{{by}} left you a hand-over",
  handoverWithdrawn: "{{by}} withdrew the hand-over left for you",
  handoverWithdrawnText: "There is nothing to confirm any more. If it is sent again, you get another notice.",
  handoverReceived: "Received by {{by}}, {{time}}",
  readHandover: "Read it and confirm that you received it.",
  handoverGoesOn: "Somebody goes on from your hand-over.",
  openHandover: "Open the hand-over",
};
