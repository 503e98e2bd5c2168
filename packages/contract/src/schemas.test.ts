import { describe, expect, it } from "vitest";
import { assistantSummary } from "./assistants/assistant.ts";
import { conversation } from "./chat/conversation.ts";
import { message, messageFile } from "./chat/message.ts";
import { fileMetadata } from "./files/file.ts";
import { sessionUser } from "./session/session.ts";

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
