import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { deletedHistory, mySessions, mySettings } from "./settings.ts";

const tag = "People and product";

export const meEndpoints = {
  readMySettings: endpoint(calls.readMySettings, {
    tag,
    summary: "What the product remembers for a person on every device.",
    responses: { 200: mySettings },
  }),
  writeMySettings: endpoint(calls.writeMySettings, {
    tag,
    summary: "Remember something for a person on every device.",
    body: mySettings.partial().strict(),
    responses: { 200: mySettings },
  }),
  exportMe: endpoint(calls.exportMe, {
    tag,
    summary: "Everything the product holds about the caller, as a zip.",
    responses: { 200: "binary" },
  }),
  deleteMyHistory: endpoint(calls.deleteMyHistory, {
    tag,
    summary: "Delete every conversation of the caller with its messages, files and passages.",
    responses: { 200: deletedHistory },
  }),
  listMySessions: endpoint(calls.listMySessions, {
    tag,
    summary: "Where the caller is signed in, as far as this server knows.",
    responses: { 200: mySessions },
  }),
  endMySession: endpoint(calls.endMySession, {
    tag,
    summary: "Sign out one of the caller's sessions.",
    responses: { 204: "empty" },
  }),
  endMyOtherSessions: endpoint(calls.endMyOtherSessions, {
    tag,
    summary: "Sign out all of the caller's sessions but this one.",
    responses: { 204: "empty" },
  }),
};
