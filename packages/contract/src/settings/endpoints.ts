import { type Endpoint, endpoint } from "../endpoint.ts";
import { settingsCalls } from "./calls.ts";
import { deletedHistory, mySessions, mySettings, mySettingsChanges } from "./settings.ts";

const tag = "People and product";

export const settingsEndpoints = {
  readMySettings: endpoint(settingsCalls.readMySettings, {
    tag,
    summary: "What the product remembers for a person on every device.",
    responses: { 200: mySettings },
  }),
  writeMySettings: endpoint(settingsCalls.writeMySettings, {
    tag,
    summary: "Remember something for a person on every device.",
    body: mySettingsChanges,
    responses: { 200: mySettings },
  }),
  exportMe: endpoint(settingsCalls.exportMe, {
    tag,
    summary: "Everything the product holds about the caller, as a zip.",
    responses: { 200: "binary" },
  }),
  deleteMyHistory: endpoint(settingsCalls.deleteMyHistory, {
    tag,
    summary: "Delete every conversation of the caller with its messages, files and passages.",
    responses: { 200: deletedHistory },
  }),
  listMySessions: endpoint(settingsCalls.listMySessions, {
    tag,
    summary: "Where the caller is signed in, as far as this server knows.",
    responses: { 200: mySessions },
  }),
  endMySession: endpoint(settingsCalls.endMySession, {
    tag,
    summary: "Sign out one of the caller's sessions.",
    responses: { 204: "empty" },
  }),
  endMyOtherSessions: endpoint(settingsCalls.endMyOtherSessions, {
    tag,
    summary: "Sign out all of the caller's sessions but this one.",
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof settingsCalls, Endpoint>;
