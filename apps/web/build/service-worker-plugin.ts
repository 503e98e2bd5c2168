import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { filesByRoute } from "./route-chunks-plugin.ts";

const SOURCE = "src/service-worker/service-worker.ts";
const FILE = "service-worker.js";
/** Word, PDF and the like come when first needed, and are kept then. */
const LARGEST_IN_SHELL = 150_000;

/** Builds the service worker last, with the list of the files that this release consists of. */
export function serviceWorker(): Plugin {
  let root = "";
  return {
    name: "service-worker",
    apply: "build",
    // After the plugin of the pages, which takes entry files that have nothing to say out of the bundle.
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const first = firstLoad(files);
      // However large: without them, a conversation that nobody has opened since the release would not open offline.
      const ofRoutes = new Set(Object.values(filesByRoute(bundle)).flat());
      const shell = files
        .filter((file) => !LEFT_OUT.test(file.fileName))
        .filter((file) => first.has(file.fileName) || ofRoutes.has(`/${file.fileName}`) || isOfTheShell(file))
        .map(({ fileName }) => `/${fileName}`);
      this.emitFile({
        type: "asset",
        fileName: FILE,
        source: await buildWorker(root, [...shell, ...ICONS], releaseOf(files)),
      });
    },
  };
}

const ICONS = ["rh", "chatlibre", "amelia"].map((brand) => `/favicon-${brand}.svg`);

/** The page that sign-in answers come back to is never served from a copy; other faces come when needed. */
const LEFT_OUT = /^black\.html$|^route-chunks\.json$|latin-ext|KaTeX|^pdf-decoders/;

/** Pages and their parts; what holds only a library's code, such as a highlighter's languages, is not. */
function isOfTheShell(file: BundleFile): boolean {
  if (contentOf(file).length > LARGEST_IN_SHELL) return false;
  if (file.type === "asset") return true;
  // A file without modules of its own re-exports the modules of a larger file under the name of an imported page.
  return file.moduleIds.length === 0 || file.moduleIds.some((id) => !id.includes("node_modules"));
}

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const contentOf = (file: BundleFile) => (file.type === "chunk" ? file.code : file.source);

/** What a page needs before anything shows, however large. */
function firstLoad(files: readonly BundleFile[]): Set<string> {
  const chunks = new Map(
    files.filter((file) => file.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const first = new Set<string>();
  const add = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const imported of chunks.get(name)?.imports ?? []) add(imported);
  };
  const page = files.find(({ fileName }) => fileName === "index.html");
  // Entry files that only import others are gone from the bundle: the page itself says what it loads.
  for (const [name] of String(page && contentOf(page)).matchAll(/assets\/[^"/]+\.js/g)) add(name);
  return first;
}

/** Another content, another release. */
function releaseOf(files: readonly BundleFile[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    hash.update(file.fileName).update(contentOf(file));
  }
  return hash.digest("hex").slice(0, 16);
}

async function buildWorker(root: string, shell: string[], release: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { SHELL_FILES: JSON.stringify(shell), RELEASE: JSON.stringify(release) },
    build: { write: false, target: "es2023", lib: { entry: SOURCE, formats: ["iife"], name: "worker" } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${SOURCE} was not built`);
  return chunk.code;
}
