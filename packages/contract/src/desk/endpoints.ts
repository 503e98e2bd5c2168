import { type Endpoint, endpoint } from "../endpoint.ts";
import { deskCalls } from "./calls.ts";
import { deskGuideAnswer, guideStep } from "./desk-guide.ts";

const tag = "Cases and the service desk";

export const deskEndpoints = {
  getDeskGuide: endpoint(deskCalls.getDeskGuide, {
    tag,
    summary: "How far the procedure of a conversation has been followed.",
    responses: { 200: deskGuideAnswer },
  }),
  tellGuideStep: endpoint(deskCalls.tellGuideStep, {
    tag,
    summary: "Say whether a step worked; when it did not, the next one is up.",
    body: guideStep,
    responses: { 200: deskGuideAnswer },
  }),
} satisfies Record<keyof typeof deskCalls, Endpoint>;
