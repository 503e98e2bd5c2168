import { describe, expect, it } from "vitest";
import { completeArtifactRequest, signUploadRequest } from "./file.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("an upload", () => {
  const upload = {
    fileId: ID,
    name: "manual.pdf",
    type: "application/pdf",
    size: 10,
    purpose: "conversation",
  };

  it("requires a conversation or assistant, except for an image", () => {
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
