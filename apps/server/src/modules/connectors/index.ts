export { noSpacesForExternal } from "./choose-sources.ts";
export { type Connectors, createConnectors } from "./connectors.ts";
export { refreshSourcesHandler, resumeSources } from "./refresh-sources.ts";
export { syncSourceHandler } from "./sync-source.ts";
