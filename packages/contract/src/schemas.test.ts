import { describe, expect, it } from "vitest";
import { assistantSummary } from "./assistants/assistant.ts";
import { conversation, conversationPatch } from "./chat/conversation.ts";
import { message, messageFile } from "./chat/message.ts";
import { completeArtifactRequest, fileMetadata, signUploadRequest } from "./files/file.ts";
import { describeRequest } from "./images/images.ts";
import { issueReport } from "./problem-reports/problem-report.ts";
import { sessionUser } from "./session/session.ts";
import { csat } from "./survey/survey.ts";
import { eventsRequest } from "./usage-events/usage-events.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("the specified fields", () => {
  it.each([
    [
      "a conversation",
      conversation,
      "id title createAt favorite unique baseKnowledge emoji chat assistantId model pinned updatedAt digest",
    ],
    [
      "a message",
      message,
      "id idChat content text role type feedback badComment preselectComment activeFeedback files createAt unique idAnswer timeResponse model urls grounded online sendFeedback state parentId category citations usage",
    ],
    ["a message's file", messageFile, "id size name type createAt"],
    ["an assistant", assistantSummary, "id name pinned emailOwner lastInteraction avatar can"],
    ["the session user", sessionUser, "id roles uniqueId userName userEmail"],
    [
      "a file",
      fileMetadata,
      "id name type size createAt status reason pages numChars numChunks numTokens pagesDone",
    ],
  ])("are all in %s", (_title, schema, names) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names.split(" ")));
  });
});

describe("changing a conversation", () => {
  it("takes any of its fields and clears what may be empty", () => {
    const patch = { title: "Permisos", emoji: null, favorite: true, pinned: false, baseKnowledge: null };
    expect(conversationPatch.parse(patch)).toEqual(patch);
  });

  it.each([
    { title: " " },
    { title: "x".repeat(201) },
    { chat: "rhplus" },
    { digest: "0" },
    { pinned: "yes" },
  ])("refuses %.60j", (patch) => {
    expect(conversationPatch.safeParse(patch).success).toBe(false);
  });
});

describe("an upload", () => {
  const upload = {
    fileId: ID,
    name: "manual.pdf",
    type: "application/pdf",
    size: 10,
    purpose: "conversation",
  };

  it("names its conversation or assistant, but an image need not", () => {
    expect(signUploadRequest.safeParse({ ...upload, ownerId: ID }).success).toBe(true);
    expect(signUploadRequest.safeParse({ ...upload, purpose: "image" }).success).toBe(true);
    expect(signUploadRequest.safeParse(upload).error?.issues[0]?.path).toEqual(["ownerId"]);
  });

  it("is not empty", () => {
    expect(signUploadRequest.safeParse({ ...upload, ownerId: ID, size: 0 }).success).toBe(false);
  });

  it("carries validity as days", () => {
    const artifact = { assistantId: ID, fileId: ID, validUntil: "2027-12-31" };
    expect(completeArtifactRequest.parse(artifact)).toEqual(artifact);
    expect(completeArtifactRequest.safeParse({ ...artifact, validUntil: "31/12/2027" }).success).toBe(false);
  });
});

describe("describing an image", () => {
  it("takes a file or a picture, not both and not neither", () => {
    const image = "data:image/png;base64,iVBORw0KGgo=";
    expect(describeRequest.safeParse({ fileId: ID }).success).toBe(true);
    expect(describeRequest.safeParse({ image, question: "¿Qué avión es?" }).success).toBe(true);
    expect(describeRequest.safeParse({ fileId: ID, image }).success).toBe(false);
    expect(describeRequest.safeParse({ question: "¿Qué avión es?" }).success).toBe(false);
  });
});

describe("usage events", () => {
  const event = { id: ID, name: "login_app", at: "2026-11-15T10:00:00.000Z", props: { brand: "rh" } };

  it("are taken by the hundred, with plain properties", () => {
    expect(eventsRequest.safeParse({ events: Array(100).fill(event) }).success).toBe(true);
  });

  it.each([
    ["an unknown name", { ...event, name: "read_mind" }],
    ["nested properties", { ...event, props: { kind: { b: 1 } } }],
    ["a property that is not on the list", { ...event, props: { text: "¿Cuánto cobro?" } }],
    ["a long text", { ...event, props: { category: "x".repeat(121) } }],
    ["several lines", { ...event, props: { category: "una\notra" } }],
  ])("are refused with %s", (_title, refused) => {
    expect(eventsRequest.safeParse({ events: [refused] }).success).toBe(false);
  });

  it("are refused when there are none or too many", () => {
    expect(eventsRequest.safeParse({ events: [] }).success).toBe(false);
    expect(eventsRequest.safeParse({ events: Array(101).fill(event) }).success).toBe(false);
  });
});

describe("what people say", () => {
  it.each([0, 6, 2.5, "5"])("refuses a score of %j", (score) => {
    expect(csat.safeParse({ id: ID, score }).success).toBe(false);
  });

  it("takes a report with its technical context", () => {
    const report = {
      id: ID,
      kind: "Error",
      description: "No responde",
      context: { route: "/chat", requestIds: ["a", "b"], online: true },
    };
    expect(issueReport.parse(report)).toEqual(report);
  });
});
