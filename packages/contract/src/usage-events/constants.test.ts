import { expect, it } from "vitest";
import { usageEvents } from "./constants.ts";

const NAMED = [
  "login_app",
  "send_message",
  "receive_response",
  "send_feedback",
  "new_conversation",
  "open_conversation",
  "logout_app",
  "change_theme",
  "change_language",
  "hide_conversations",
  "speak_message",
  "copy_response",
  "good_response",
  "bad_response",
  "select_model",
  "select_knowledgebase",
  "select_chat_type",
  "upload_file",
  "create_case_rhconnect",
  "open_recommendations",
  "response_error",
  "open_new_features",
  "open_updates",
  "open_error_report",
  "send_error_report",
  "open_help_guide",
];

const DESCRIBED = [
  "tour_begin",
  "tour_finish",
  "tour_exit",
  "tour_open",
  "export_conversation",
  "rename_conversation",
  "delete_conversation",
];

it.each([...NAMED, ...DESCRIBED])("knows the event %s", (name) => {
  expect(usageEvents).toContain(name);
});

it("names each event once", () => {
  expect(new Set(usageEvents).size).toBe(usageEvents.length);
});
