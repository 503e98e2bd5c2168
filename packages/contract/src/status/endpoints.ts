import { type Endpoint, endpoint } from "../endpoint.ts";
import { statusCalls } from "./calls.ts";
import { models, publicConfig, serviceStatus } from "./status.ts";

const tag = "People and product";

export const statusEndpoints = {
  status: endpoint(statusCalls.status, {
    tag,
    summary: "How each part of the service is; 503 while it can't serve.",
    responses: { 200: serviceStatus, 503: serviceStatus },
  }),
  config: endpoint(statusCalls.config, {
    tag,
    summary: "What the browser needs before anyone signs in.",
    responses: { 200: publicConfig },
  }),
  listModels: endpoint(statusCalls.listModels, {
    tag,
    summary: "The models that one's roles allow.",
    responses: { 200: models },
  }),
} satisfies Record<keyof typeof statusCalls, Endpoint>;
