export { glossaryRoutes } from "./glossary.routes.ts";
export { createGlossary, type Glossary, type GlossaryEntry } from "./glossary.ts";
