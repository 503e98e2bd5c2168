import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const MOUNT = "/oidc";

interface Asset {
  type: string;
  content: Buffer;
}

const stylesheet = Buffer.concat([
  readFileSync(new URL("./pages/tokens.css", import.meta.url)),
  readFileSync(new URL("./pages/login.css", import.meta.url)),
  readFileSync(new URL("./pages/scene.css", import.meta.url)),
]);
const font = readFileSync(
  fileURLToPath(
    import.meta.resolve("@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2"),
  ),
);

/** Served as a file, because the Content Security Policy of the pages forbids inline scripts. */
const submitScript = Buffer.from("document.forms[0].submit();\n");

const assets = {
  "login.css": { type: "text/css; charset=utf-8", content: stylesheet },
  "submit.js": { type: "text/javascript; charset=utf-8", content: submitScript },
  "radio-canada.woff2": { type: "font/woff2", content: font },
} satisfies Record<string, Asset>;

type AssetName = keyof typeof assets;

const versions = new Map(
  Object.entries(assets).map(([name, { content }]) => [
    name,
    hash("sha256", content, "base64url").slice(0, 10),
  ]),
);

/** The URL changes with the content, so browsers may cache the file for ever. */
export function assetUrl(name: AssetName): string {
  return `${MOUNT}/assets/${name}?v=${versions.get(name)}`;
}

export function findAsset(name: string): Asset | undefined {
  return Object.hasOwn(assets, name) ? assets[name as AssetName] : undefined; // Safe: hasOwn has checked the name.
}
