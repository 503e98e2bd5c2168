import { z } from "zod";
import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import {
  completeUploadRequest,
  fileMetadata,
  readFileAnswer,
  readFilePart,
  signedUpload,
  signUploadRequest,
} from "../file.ts";
import {
  describeRequest,
  embeddings,
  embeddingsRequest,
  generatedImages,
  imageDescription,
  imageRequest,
  speechRequest,
} from "../media.ts";

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
    summary: "Make pictures from a description.",
    body: imageRequest,
    responses: { 200: generatedImages },
  }),
  describeImage: endpoint(calls.describeImage, {
    tag: "Images and speech",
    summary: "Say what a picture shows, or answer a question about it.",
    body: describeRequest,
    responses: { 200: imageDescription },
  }),
  speak: endpoint(calls.speak, {
    tag: "Images and speech",
    summary: "Read a text aloud; the audio is sent as it is made.",
    body: speechRequest,
    responses: { 200: "binary" },
  }),
};
