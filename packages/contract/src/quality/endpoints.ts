import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { languages } from "../enums.ts";
import { queryOf } from "../page.ts";
import { qualityCalls } from "./calls.ts";
import { exportFormats } from "./constants.ts";
import {
  assistantQuality,
  qualityOverview,
  qualityRun,
  qualityRunDetail,
  qualitySettings,
  qualitySuggestion,
} from "./quality.ts";

const tag = "Quality";
const adminTag = "Administration";

export const qualityEndpoints = {
  readQuality: endpoint(qualityCalls.readQuality, {
    tag,
    summary: "The runs of an assistant's test set, and what got worse since something changed.",
    responses: { 200: assistantQuality },
  }),
  setQuality: endpoint(qualityCalls.setQuality, {
    tag,
    summary: "Whether the test set runs every night.",
    body: qualitySettings,
    responses: { 200: qualitySettings },
  }),
  startQualityRun: endpoint(qualityCalls.startQualityRun, {
    tag,
    summary: "Run the test set in the background; where a run is under way, it is that one.",
    responses: { 202: qualityRun },
  }),
  readQualityRun: endpoint(qualityCalls.readQualityRun, {
    tag,
    summary: "One run with the result of each question.",
    responses: { 200: qualityRunDetail },
  }),
  stopQualityRun: endpoint(qualityCalls.stopQualityRun, {
    tag,
    summary: "Stop a run; the results so far stay.",
    responses: { 200: qualityRun },
  }),
  exportQuality: endpoint(qualityCalls.exportQuality, {
    tag,
    summary: "Every result of every run, as CSV or JSON.",
    query: queryOf({
      format: z.enum(exportFormats).default("csv"),
      language: z.enum(languages).default("es"),
    }),
    responses: { 200: "binary" },
  }),
  listQuality: endpoint(qualityCalls.listQuality, {
    tag: adminTag,
    summary: "Every assistant with a test set and the figures of its last runs.",
    responses: { 200: qualityOverview },
  }),
  listQualitySuggestions: endpoint(qualityCalls.listQualitySuggestions, {
    tag: adminTag,
    summary:
      "Questions that people judged, without personal data, for the test set of an official assistant.",
    responses: { 200: z.object({ items: z.array(qualitySuggestion) }) },
  }),
} satisfies Record<keyof typeof qualityCalls, Endpoint>;
