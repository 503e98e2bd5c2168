export { chunkDocument } from "./chunk-document.ts";
export { fillVectorsHandler } from "./fill-vectors.job.ts";
export { glossaryRoutes } from "./glossary.routes.ts";
export { ingestFileHandler } from "./ingest-file.ts";
export { type PageStart, pageAt } from "./page-starts.ts";
export { createRetrieval, type Retrieval } from "./retrieval.ts";
export type { RetrievedPassage } from "./retrieved-passage.ts";
export { openVectorIndex, type VectorIndex } from "./vector-index.ts";
