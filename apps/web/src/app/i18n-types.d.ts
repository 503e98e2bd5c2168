import type { es } from "./texts/es/index.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof es };
    contextSeparator: "~";
  }
}
