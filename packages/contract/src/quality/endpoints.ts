import { z } from "zod";
import { calls } from "../calls.ts";
import { endpoint } from "../endpoint.ts";
import { exportFormats, languages } from "../enums.ts";
import { queryOf } from "../page.ts";
import {
  assistantQuality,
  qualityOverview,
  qualityRun,
  qualityRunDetail,
  qualitySettings,
  qualitySuggestion,
} from "./quality.ts";

const tag = "Quality";

export const qualityEndpoints = {
  listQuality: endpoint(calls.listQuality, {
    tag: "Administration",
    summary: "Every assistant with a test set and the figures of its last runs.",
    responses: { 200: qualityOverview },
  }),
  listQualitySuggestions: endpoint(calls.listQualitySuggestions, {
    tag: "Administration",
    summary:
      "Questions that people judged, without personal data, for the test set of an official assistant.",
    responses: { 200: z.object({ items: z.array(qualitySuggestion) }) },
  }),
  readQuality: endpoint(calls.readQuality, {
    tag,
    summary: "The runs of an assistant's test set, and what got worse since something changed.",
    responses: { 200: assistantQuality },
  }),
  setQuality: endpoint(calls.setQuality, {
    tag,
    summary: "Whether the test set runs every night.",
    body: qualitySettings,
    responses: { 200: qualitySettings },
  }),
  startQualityRun: endpoint(calls.startQualityRun, {
    tag,
    summary: "Run the test set in the background; where a run is under way, it is that one.",
    responses: { 202: qualityRun },
  }),
  readQualityRun: endpoint(calls.readQualityRun, {
    tag,
    summary: "One run with the result of each question.",
    responses: { 200: qualityRunDetail },
  }),
  stopQualityRun: endpoint(calls.stopQualityRun, {
    tag,
    summary: "Stop a run; the results so far stay.",
    responses: { 200: qualityRun },
  }),
  exportQuality: endpoint(calls.exportQuality, {
    tag,
    summary: "Every result of every run, as CSV or JSON.",
    query: queryOf({
      format: z.enum(exportFormats).default("csv"),
      language: z.enum(languages).default("es"),
    }),
    responses: { 200: "binary" },
  }),
};
