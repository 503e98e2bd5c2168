import { z } from "zod";
import { calls } from "../calls.ts";
import { streamPart } from "../chat/stream-parts.ts";
import { endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { count, id, text } from "../fields.ts";
import {
  describeRequest,
  embeddings,
  embeddingsRequest,
  galleryImage,
  generatedImages,
  imageDescription,
  imageMaker,
  imageRequest,
  speechRequest,
  transcription,
  voices,
} from "../images/media.ts";
import { MAX_SEARCH_CHARS } from "../limits.ts";
import { pageOf, pageQueryOf } from "../page.ts";
import {
  completeUploadRequest,
  fileAddress,
  fileMetadata,
  fileText,
  readFileAnswer,
  readFilePart,
  signedUpload,
  signUploadRequest,
} from "./file.ts";

export const fileEndpoints = {
  signUpload: endpoint(calls.signUpload, {
    tag: "Files",
    summary: "An address to put a file straight into storage.",
    body: signUploadRequest,
    responses: { 200: signedUpload },
  }),
  uploadConversationFile: endpoint(calls.uploadConversationFile, {
    tag: "Files",
    summary: "Add a file to a conversation, or complete a signed upload.",
    body: completeUploadRequest,
    // Named by the client, a repeated upload is the same file.
    multipart: z.strictObject({ fileId: id.optional() }),
    responses: { 202: fileMetadata },
  }),
  listConversationFiles: endpoint(calls.listConversationFiles, {
    tag: "Files",
    summary: "The files of a conversation with their state.",
    responses: { 200: z.object({ files: z.array(fileMetadata) }) },
  }),
  deleteConversationFile: endpoint(calls.deleteConversationFile, {
    tag: "Files",
    summary: "Delete a file of a conversation with its passages.",
    responses: { 204: "empty" },
  }),
  fileContent: endpoint(calls.fileContent, {
    tag: "Files",
    summary: "The original file.",
    headers: z.object({ range: z.string().max(200).optional() }),
    responses: { 200: "binary", 206: "binary" },
  }),
  fileAddress: endpoint(calls.fileAddress, {
    tag: "Files",
    summary:
      "An address of the original for some minutes, for pictures and downloads that can't carry a token.",
    responses: { 200: fileAddress },
  }),
  fileText: endpoint(calls.fileText, {
    tag: "Files",
    summary: "The text that was read from a file, with its pages.",
    responses: { 200: fileText },
  }),
  readFile: endpoint(calls.readFile, {
    tag: "Files",
    summary: "Read a file for the browser's own knowledge base; nothing is stored.",
    multipart: z.strictObject({}),
    events: readFilePart,
    responses: { 200: readFileAnswer },
  }),
  createEmbeddings: endpoint(calls.createEmbeddings, {
    tag: "Files",
    summary: "Texts as vectors.",
    body: embeddingsRequest,
    responses: { 200: embeddings },
  }),
};

export const mediaEndpoints = {
  generateImages: endpoint(calls.generateImages, {
    tag: "Images and speech",
    summary: "Make pictures from a description; whoever accepts events is told of each as it is made.",
    body: imageRequest,
    events: streamPart,
    responses: { 200: generatedImages },
  }),
  describeImage: endpoint(calls.describeImage, {
    tag: "Images and speech",
    summary: "Say what a picture shows, or answer a question about it.",
    body: describeRequest,
    responses: { 200: imageDescription },
  }),
  listImages: endpoint(calls.listImages, {
    tag: "Images and speech",
    summary: "The pictures that one has made, newest first.",
    query: pageQueryOf({ q: text(MAX_SEARCH_CHARS).optional() }),
    responses: { 200: pageOf(galleryImage).extend({ total: count }) },
  }),
  deleteImage: endpoint(calls.deleteImage, {
    tag: "Images and speech",
    summary: "Delete a picture of one's own.",
    responses: { 204: "empty" },
  }),
  imageMaker: endpoint(calls.imageMaker, {
    tag: "Images and speech",
    summary: "Which model makes pictures, what it can, and how many are left today.",
    responses: { 200: imageMaker },
  }),
  speak: endpoint(calls.speak, {
    tag: "Images and speech",
    summary: "Read a text aloud; the audio is sent as it is made.",
    body: speechRequest,
    responses: { 200: "binary" },
  }),
  listVoices: endpoint(calls.listVoices, {
    tag: "Images and speech",
    summary: "Who reads aloud here, with which voices, and how much is left today.",
    responses: { 200: voices },
  }),
  transcribe: endpoint(calls.transcribe, {
    tag: "Images and speech",
    summary: "What is said in a recording; nothing is stored.",
    multipart: z.strictObject({ language: z.enum(languages).optional() }),
    responses: { 200: transcription },
  }),
};
