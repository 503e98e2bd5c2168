import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, defineConfig, loadEnv, type Plugin } from "vite";
import { pdfDecoders } from "./build/pdf-decoders-plugin.ts";
import { routeChunks } from "./build/route-chunks-plugin.ts";
import { serviceWorker } from "./build/service-worker-plugin.ts";

const BOOT_SOURCE = "src/app/boot.ts";
const BOOT_IN_DEVELOPMENT = "/boot.js";

export default defineConfig(({ mode }) => {
  const { PORT = "3000" } = loadEnv(mode, "../..", "PORT");
  // The host name stays as typed: the server tells brands and sign-in addresses apart by it.
  const server = { target: `http://localhost:${PORT}`, changeOrigin: false };
  return {
    plugins: [
      react(),
      tailwindcss(),
      bootScript(),
      pdfDecoders(),
      findEntryModules(),
      routeChunks(),
      serviceWorker(),
      compressed(),
    ],
    build: {
      target: "es2023",
      // A font or an icon inside the style sheet would be refused by `font-src 'self'`.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ["index.html", "black.html"],
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
    server: { host: "localhost", proxy: { "/api": server, "/oidc": server } },
  };
});

/** Left alone, every set of pages that share a module makes a file of its own: dozens of tiny ones. */
const CHUNKS = [
  // A hidden frame loads black.html at every renewal: it must not bring the app along, nor the app that page.
  { name: "sign-in-response", test: /[\\/]session[\\/]sign-in-response\./, priority: 7 },
  // Changes only with a dependency, so a release leaves it in people's caches.
  { name: "libs", test: /[\\/]node_modules[\\/]/, tags: ["$initial" as const], priority: 6 },
  { name: "router", test: /[\\/]node_modules[\\/]@tanstack[\\/](?!query-core|react-query)/, priority: 6 },
  { name: "app", test: /^(?!.*[\\/]black(-page)?\.)/, tags: ["$initial" as const], priority: 5 },
  // What pages before and behind the sign-in both show, so that neither load the rest of the other.
  { name: "every-page", test: isOfEveryPage, priority: 4 },
  { name: "signed-out", test: (id: string) => entries.signedOut.has(id), priority: 3 },
  // With the routes in the other file, people whose session has ended would load both to be sent to the login page.
  { name: "routed", test: (id: string) => entries.routed.has(id), priority: 3 },
  { name: "signed-in", test: (id: string) => entries.signedIn.has(id), priority: 2 },
  { name: "icons", test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 1 },
  // What many pages use, so that none loads the code of conversations for an icon or a paragraph.
  { name: "markdown", test: isOfConversation(/[\\/]src[\\/]ui[\\/]markdown[\\/]/), priority: 1 },
  {
    name: "common",
    test: isOfConversation(/[\\/](packages|src[\\/](api|lib|shell|ui(?![\\/]markdown)))[\\/]/),
    priority: 1,
  },
  { name: "conversation", test: (id: string) => entries.conversation.has(id), priority: 0 },
];

/**
 * The modules of the login page, of the routes, of a new conversation and of a stored one: a file or two each instead
 * of seventy, which browsers request six at a time and which compress less.
 */
const entries = {
  signedOut: new Set<string>(),
  routed: new Set<string>(),
  signedIn: new Set<string>(),
  conversation: new Set<string>(),
};

function isOfEveryPage(id: string) {
  return (
    entries.signedOut.has(id) &&
    (entries.signedIn.has(id) || entries.routed.has(id) || entries.conversation.has(id))
  );
}

function isOfConversation(path: RegExp) {
  return (id: string) => entries.conversation.has(id) && path.test(id);
}

function findEntryModules(): Plugin {
  return {
    name: "find-entry-modules",
    apply: "build",
    buildEnd() {
      const modules = [...this.getModuleIds()];
      const iconList = modules.find((id) => ICON_LIST.test(id)) ?? "";
      const iconOf = readIconList(this.getModuleInfo(iconList)?.code ?? "");
      const reach = (from: RegExp, reached: Set<string>) => {
        const waiting = modules.filter((id) => from.test(id));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          // These two export everything they have from one file; only what is used may count.
          if (reached.has(id) || id === iconList || /[\\/]radix-ui[\\/]/.test(id)) continue;
          reached.add(id);
          const module = this.getModuleInfo(id);
          waiting.push(...(module?.importedIds ?? []));
          for (const name of importedIcons(module?.code ?? ""))
            reached.add(join(dirname(iconList), iconOf.get(name) ?? ""));
        }
      };
      reach(/[\\/]features[\\/]session[\\/]signed-out-pages\.tsx$/, entries.signedOut);
      reach(/[\\/]app[\\/]routed-pages\.tsx$/, entries.routed);
      reach(/[\\/](app[\\/]signed-in|features[\\/]chat[\\/]welcome[\\/]chat-page)\.tsx$/, entries.signedIn);
      reach(/[\\/]features[\\/]chat[\\/]conversation[\\/]conversation-page\.tsx$/, entries.conversation);
    },
  };
}

const ICON_LIST = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;

/** The files of icons by each of their names. */
function readIconList(code: string): Map<string, string> {
  const lines = code.matchAll(/export \{([^{}]*)\} from ["']([^"']*)["']/g);
  return new Map(
    [...lines].flatMap(([, names = "", file = ""]) => namesIn(names).map((name) => [name, file])),
  );
}

function importedIcons(code: string): string[] {
  const [, names = ""] = /import \{([^{}]*)\} from "lucide-react"/.exec(code) ?? [];
  return namesIn(names.replaceAll(/ as [^,]*/g, ""));
}

const namesIn = (list: string): string[] =>
  list.split(",").map((name) => name.replace("default as", "").trim());

/** A module runs after the first paint, so the script that sets the colours is built as a classic one. */
function bootScript(): Plugin {
  let root = "";
  let fileName = "";
  return {
    name: "boot-script",
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use(BOOT_IN_DEVELOPMENT, (_request, response, next) => {
        buildBoot(root).then((code) => {
          response.setHeader("content-type", "text/javascript");
          response.end(code);
        }, next);
      });
    },
    async buildStart() {
      if (this.meta.watchMode) return;
      const source = await buildBoot(root);
      fileName = this.getFileName(this.emitFile({ type: "asset", name: "boot.js", source }));
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { path }) => {
        if (path !== "/index.html") return [];
        const src = fileName ? `/${fileName}` : BOOT_IN_DEVELOPMENT;
        return [{ tag: "script", attrs: { src }, injectTo: "head-prepend" }];
      },
    },
  };
}

async function buildBoot(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: "es2023", lib: { entry: BOOT_SOURCE, formats: ["iife"], name: "boot" } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${BOOT_SOURCE} was not built`);
  return chunk.code;
}

/** Writes each text file also as .br and .gz, so that the server never compresses while people wait. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|html|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name);
          const source = await readFile(path);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(source));
          await writeFile(`${path}.gz`, await promisify(gzip)(source));
        }),
      );
    },
  };
}
