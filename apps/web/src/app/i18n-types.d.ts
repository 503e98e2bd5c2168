import type { es } from "./texts/es/index.ts";

declare module "../lib/translator.ts" {
  interface TextTypes {
    texts: typeof es;
  }
}
