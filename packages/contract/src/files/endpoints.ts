import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { fileCalls } from "./calls.ts";
import {
  documentCounts,
  documentEdit,
  documentPage,
  documentsChange,
  documentsChanged,
  documentsQuery,
} from "./document.ts";
import { embeddings, embeddingsRequest } from "./embeddings.ts";
import {
  artifact,
  artifactFields,
  completeArtifactRequest,
  completeUploadRequest,
  fileAddress,
  fileMetadata,
  fileText,
  readFileAnswer,
  readFilePart,
  signedUpload,
  signUploadRequest,
} from "./file.ts";

const tag = "Files";
const assistantsTag = "Assistants";
const adminTag = "Administration";

export const fileEndpoints = {
  signUpload: endpoint(fileCalls.signUpload, {
    tag,
    summary: "An address to put a file straight into storage.",
    body: signUploadRequest,
    responses: { 200: signedUpload },
  }),
  uploadConversationFile: endpoint(fileCalls.uploadConversationFile, {
    tag,
    summary: "Add a file to a conversation, or complete a signed upload.",
    body: completeUploadRequest,
    // Set by the client, so that a repeated upload is the same file.
    multipart: z.strictObject({ fileId: id.optional() }),
    responses: { 202: fileMetadata },
  }),
  listConversationFiles: endpoint(fileCalls.listConversationFiles, {
    tag,
    summary: "The files of a conversation with their state.",
    responses: { 200: z.object({ files: z.array(fileMetadata) }) },
  }),
  deleteConversationFile: endpoint(fileCalls.deleteConversationFile, {
    tag,
    summary: "Delete a file of a conversation with its passages.",
    responses: { 204: "empty" },
  }),
  fileContent: endpoint(fileCalls.fileContent, {
    tag,
    summary: "The original file.",
    headers: z.object({ range: z.string().max(200).optional() }),
    responses: { 200: "binary", 206: "binary" },
  }),
  fileAddress: endpoint(fileCalls.fileAddress, {
    tag,
    summary:
      "An address of the original for some minutes, for pictures and downloads that can't carry a token.",
    responses: { 200: fileAddress },
  }),
  fileText: endpoint(fileCalls.fileText, {
    tag,
    summary: "The text that was read from a file, with its pages.",
    responses: { 200: fileText },
  }),
  readFile: endpoint(fileCalls.readFile, {
    tag,
    summary: "Read a file for the browser's own knowledge base; nothing is stored.",
    multipart: z.strictObject({}),
    events: readFilePart,
    responses: { 200: readFileAnswer },
  }),
  createEmbeddings: endpoint(fileCalls.createEmbeddings, {
    tag,
    summary: "Texts as vectors.",
    body: embeddingsRequest,
    responses: { 200: embeddings },
  }),
  uploadAssistantFile: endpoint(fileCalls.uploadAssistantFile, {
    tag: assistantsTag,
    summary: "Add a file to an assistant's knowledge, or complete a signed upload.",
    body: completeArtifactRequest,
    multipart: artifactFields,
    responses: { 202: artifact },
  }),
  listAssistantFiles: endpoint(fileCalls.listAssistantFiles, {
    tag: assistantsTag,
    summary: "An assistant's files with their state.",
    responses: { 200: z.object({ files: z.array(artifact) }) },
  }),
  deleteArtifact: endpoint(fileCalls.deleteArtifact, {
    tag: assistantsTag,
    summary: "Take a file out of an assistant's knowledge.",
    responses: { 204: "empty" },
  }),
  editArtifact: endpoint(fileCalls.editArtifact, {
    tag: assistantsTag,
    summary: "Change a document's title, revision, validity and responsible person.",
    body: documentEdit,
    responses: { 200: artifact },
  }),
  changeArtifacts: endpoint(fileCalls.changeArtifacts, {
    tag: assistantsTag,
    summary: "Delete several documents, read them again, or set their validity and responsible person.",
    body: documentsChange,
    responses: { 200: documentsChanged },
  }),
  listDocuments: endpoint(fileCalls.listDocuments, {
    tag: adminTag,
    summary: "The documents of all assistants with their validity and state, without their content.",
    query: documentsQuery,
    responses: { 200: documentPage },
  }),
  countDocuments: endpoint(fileCalls.countDocuments, {
    tag: adminTag,
    summary: "How many documents each filter finds.",
    responses: { 200: documentCounts },
  }),
} satisfies Record<keyof typeof fileCalls, Endpoint>;
