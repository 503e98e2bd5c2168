export { chooseSources, noSpacesForExternal, refreshCollection } from "./choose-sources.ts";
export {
  chosenSources,
  copySpaces,
  forgetSources,
  handOverSources,
  searchSpaces,
} from "./chosen-sources.ts";
export type { ConnectorsDeps } from "./connectors-deps.ts";
export { collectionOfFolder, createFolder, deleteFolder } from "./drive-folders.ts";
export { refreshSourcesHandler, resumeSources } from "./refresh-sources.ts";
export { sourceHealth } from "./source-health.ts";
export { syncSourceHandler } from "./sync-source.ts";
