import { describe, expect, it } from "vitest";
import { describeRequest } from "./images.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("describing an image", () => {
  it("accepts either a file or a picture, not both and not neither", () => {
    const image = "data:image/png;base64,iVBORw0KGgo=";
    expect(describeRequest.safeParse({ fileId: ID }).success).toBe(true);
    expect(describeRequest.safeParse({ image, question: "¿Qué avión es?" }).success).toBe(true);
    expect(describeRequest.safeParse({ fileId: ID, image }).success).toBe(false);
    expect(describeRequest.safeParse({ question: "¿Qué avión es?" }).success).toBe(false);
  });
});
