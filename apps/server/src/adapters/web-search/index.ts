export { createSearxng, type WebResult, type WebSearch } from "./searxng.ts";
