import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The PDF library looks for them by these names in one folder, so they can't be bundled or renamed. */
const DECODERS = ["openjpeg_nowasm_fallback.js", "jbig2_nowasm_fallback.js"];
const FOLDER = "pdf-decoders";

/** Decoders of scanned pages, fetched only for documents that have such pictures. */
export function pdfDecoders(): Plugin {
  const source = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "wasm");
  return {
    name: "pdf-decoders",
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = DECODERS.find((each) => request.url === `/${each}`);
        if (!name) return next();
        readFile(join(source, name)).then((code) => {
          response.setHeader("content-type", "text/javascript");
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      for (const name of DECODERS) {
        const code = await readFile(join(source, name));
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${name}`, source: code });
      }
    },
  };
}
