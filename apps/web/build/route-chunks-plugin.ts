import type { Plugin, Rolldown } from "vite";

/** Read by the server, which writes the files of the requested route into the page. */
const ROUTE_CHUNKS_FILE = "route-chunks.json";

/** The modules that a route loads before it shows anything; the server knows the routes by these names. */
const ROUTES = {
  signedOut: [/features[\\/]session[\\/]signed-out-pages\.tsx$/],
  chat: [/app[\\/]routed-pages\.tsx$/, /app[\\/]signed-in\.tsx$/, /chat[\\/]welcome[\\/]chat-page\.tsx$/],
  conversation: [
    /app[\\/]routed-pages\.tsx$/,
    /app[\\/]signed-in\.tsx$/,
    /chat[\\/]conversation[\\/]conversation-page\.tsx$/,
  ],
  other: [/app[\\/]routed-pages\.tsx$/, /app[\\/]signed-in\.tsx$/],
};

/** Lists the files of each route. Left to the imports, they are requested one level after the other. */
export function routeChunks(): Plugin {
  return {
    name: "route-chunks",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const listed = Object.entries(ROUTES).map(([route, modules]) => [route, filesOf(chunks, modules)]);
      const source = JSON.stringify(Object.fromEntries(listed));
      this.emitFile({ type: "asset", fileName: ROUTE_CHUNKS_FILE, source });
    },
  };
}

function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly RegExp[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const imported of byName.get(name)?.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    // A renamed page would silently lose its preloads.
    if (!chunk) throw new Error(`No chunk holds ${module}.`);
    add(chunk.fileName);
    // The file that the import asks for: it only passes the names on where the module itself is in a larger one.
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId && module.test(facadeModuleId));
    if (facade) add(facade.fileName);
  }
  return [...files].map((name) => `/${name}`);
}
