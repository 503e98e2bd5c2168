import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { speechCalls } from "./calls.ts";
import { speechRequest, transcription, voices } from "./speech.ts";

const tag = "Images and speech";

export const speechEndpoints = {
  speak: endpoint(speechCalls.speak, {
    tag,
    summary: "Read a text aloud; the audio is sent as it is made.",
    body: speechRequest,
    responses: { 200: "binary" },
  }),
  listVoices: endpoint(speechCalls.listVoices, {
    tag,
    summary: "Who reads aloud here, with which voices, and how much is left today.",
    responses: { 200: voices },
  }),
  transcribe: endpoint(speechCalls.transcribe, {
    tag,
    summary: "What is said in a recording; nothing is stored.",
    multipart: z.strictObject({ language: z.enum(languages).optional() }),
    responses: { 200: transcription },
  }),
} satisfies Record<keyof typeof speechCalls, Endpoint>;
