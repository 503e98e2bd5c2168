import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, defineConfig, loadEnv, type Plugin } from "vite";

const BOOT_SOURCE = "src/app/boot.ts";
const BOOT_IN_DEVELOPMENT = "/boot.js";

export default defineConfig(({ mode }) => {
  const { PORT = "3000" } = loadEnv(mode, "../..", "PORT");
  const server = `http://localhost:${PORT}`;
  return {
    plugins: [react(), tailwindcss(), bootScript()],
    build: {
      target: "es2023",
      // A font or an icon inside the style sheet would be refused by `font-src 'self'`.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ["index.html", "black.html"] },
    },
    server: { host: "localhost", proxy: { "/api": server, "/oidc": server } },
  };
});

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
      handler: (_html, { path }) =>
        path === "/index.html"
          ? [
              {
                tag: "script",
                attrs: { src: fileName ? `/${fileName}` : BOOT_IN_DEVELOPMENT },
                injectTo: "head-prepend",
              },
            ]
          : [],
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
