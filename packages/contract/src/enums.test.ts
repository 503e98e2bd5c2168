import { expect, it } from "vitest";
import * as enums from "./enums.ts";

it.each([
  ["chatTypes", enums.chatTypes, ["rh-plus", "chat-libre", "images", "ai-builder"]],
  ["brands", enums.brands, ["rh", "chatlibre", "amelia"]],
  ["messageKinds", enums.messageKinds, ["image", "text", "vision", "command"]],
  ["messageRoles", enums.messageRoles, ["user", "assistant"]],
  ["contentPartTypes", enums.contentPartTypes, ["text", "image_url"]],
  ["feedbacks", enums.feedbacks, ["good", "bad", "error"]],
  ["themes", enums.themes, ["light", "dark"]],
  ["errorLogKinds", enums.errorLogKinds, ["Error", "Request"]],
  ["languages", enums.languages, ["es", "en", "pt"]],
  ["messageStates", enums.messageStates, ["streaming", "complete", "stopped", "interrupted", "failed"]],
  ["fileStatuses", enums.fileStatuses, ["pending", "queued", "reading", "ready", "failed"]],
  ["uploadPurposes", enums.uploadPurposes, ["conversation", "assistant", "image"]],
  ["assistantScopes", enums.assistantScopes, ["mine", "shared", "official", "all"]],
  ["memberRoles", enums.memberRoles, ["owner", "editor", "viewer"]],
  ["interactionTypes", enums.interactionTypes, ["popup", "redirect"]],
])("lists %s as they are specified", (_name, listed, expected) => {
  expect(listed).toEqual(expected);
});
