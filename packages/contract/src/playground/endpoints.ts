import { endpoint, type Endpoint } from "../endpoint.ts";
import { playgroundRequest, playgroundPart, runTestsRequest, testRunPart } from "./playground.ts";
import { playgroundCalls } from "./calls.ts";

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
