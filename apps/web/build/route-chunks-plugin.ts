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

const LANGUAGES = ["es", "en", "pt"] as const;

/** The texts that a route shows first; `app/i18n.ts` asks for them once it runs. */
const TEXTS: Partial<Record<keyof typeof ROUTES, readonly string[]>> = {
  chat: ["signed-in"],
  conversation: ["signed-in", "conversation"],
  other: ["signed-in"],
};
/** The list through which all texts but those of a new conversation are loaded. */
const LIST_OF_TEXTS = "app/texts/areas.ts";

/** The end of a module's path, or an expression for the path. */
type Wanted = string | RegExp;

const isModule = (wanted: Wanted, id: string): boolean =>
  typeof wanted === "string" ? id.replaceAll("\\", "/").endsWith(`/${wanted}`) : wanted.test(id);

/** Lists the files of each route. Left to the imports, they are requested one level after the other. */
export function routeChunks(): Plugin {
  return {
    name: "route-chunks",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const source = JSON.stringify({ files: filesByRoute(bundle), texts: textsByRoute(bundle) });
      this.emitFile({ type: "asset", fileName: ROUTE_CHUNKS_FILE, source });
    },
  };
}

/** Addresses of scripts and style sheets. */
export function filesByRoute(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const listed = Object.entries(ROUTES).map(([route, modules]) => [route, filesOf(chunks, modules)]);
  return Object.fromEntries(listed);
}

/** The files of texts by route and language. The page chooses the language, which only the browser knows. */
function textsByRoute(bundle: Rolldown.OutputBundle): Record<string, Record<string, string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const filesFor = (areas: readonly string[], language: string) => {
    const modules = areas.map((area) => `app/texts/${language}/area-${area}.ts`);
    return filesOf(chunks, areas.length > 1 ? [LIST_OF_TEXTS, ...modules] : modules);
  };
  const listed = Object.entries(TEXTS).map(([route, areas]) => [
    route,
    Object.fromEntries(LANGUAGES.map((language) => [language, filesFor(areas, language)])),
  ]);
  return Object.fromEntries(listed);
}

function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly Wanted[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    const chunk = byName.get(name);
    for (const sheet of chunk?.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of chunk?.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => isModule(module, id)));
    // A renamed page would silently lose its preloads.
    if (!chunk) throw new Error(`No chunk holds ${module}.`);
    add(chunk.fileName);
    // The file that the import asks for: it only passes the names on where the module itself is in a larger one.
    const facade = chunks.find(({ facadeModuleId }) => facadeModuleId && isModule(module, facadeModuleId));
    if (facade) add(facade.fileName);
  }
  return [...files].map((name) => `/${name}`);
}
