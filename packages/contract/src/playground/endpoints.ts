import { type Endpoint, endpoint } from "../endpoint.ts";
import { playgroundCalls } from "./calls.ts";
import { playgroundPart, playgroundRequest, runTestsRequest, testRunPart } from "./playground.ts";

export const playgroundEndpoints = {
  playground: endpoint(playgroundCalls.playground, {
    tag: "Chat",
    summary: "Try an assistant's unsaved draft; nothing is stored.",
    body: playgroundRequest,
    events: playgroundPart,
    responses: { 200: "stream" },
  }),
  runTests: endpoint(playgroundCalls.runTests, {
    tag: "Assistants",
    summary: "Ask the test set, of the draft or the published version; one result as each is there.",
    body: runTestsRequest,
    events: testRunPart,
    responses: { 200: "stream" },
  }),
} satisfies Record<keyof typeof playgroundCalls, Endpoint>;
