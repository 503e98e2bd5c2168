import { streamPart } from "../chat/stream-parts.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { count, text } from "../fields.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import { imageCalls } from "./calls.ts";
import {
  describeRequest,
  galleryImage,
  generatedImages,
  imageDescription,
  imageMaker,
  imageRequest,
} from "./images.ts";

const tag = "Images and speech";

export const imageEndpoints = {
  generateImages: endpoint(imageCalls.generateImages, {
    tag,
    summary:
      "Make pictures from a description; a client that accepts events gets each picture as it is made.",
    body: imageRequest,
    events: streamPart,
    responses: { 200: generatedImages },
  }),
  describeImage: endpoint(imageCalls.describeImage, {
    tag,
    summary: "Say what a picture shows, or answer a question about it.",
    body: describeRequest,
    responses: { 200: imageDescription },
  }),
  listImages: endpoint(imageCalls.listImages, {
    tag,
    summary: "The pictures that one has made, newest first.",
    query: pageQueryOf({ q: text(MAX_SEARCH_CHARS).optional() }),
    responses: { 200: pageOf(galleryImage).extend({ total: count }) },
  }),
  deleteImage: endpoint(imageCalls.deleteImage, {
    tag,
    summary: "Delete one of the caller's pictures.",
    responses: { 204: "empty" },
  }),
  imageMaker: endpoint(imageCalls.imageMaker, {
    tag,
    summary: "Which model makes pictures, what it can, and how many are left today.",
    responses: { 200: imageMaker },
  }),
} satisfies Record<keyof typeof imageCalls, Endpoint>;
