export { documentsToCome } from "./demo/documents-to-come.ts";
export { seedDemoHandler, seedDemoJob } from "./demo/seed-demo.job.ts";
export { seedDemo } from "./demo/seed-demo.ts";
export { watchSeeding } from "./demo/watch-seeding.ts";
export { OFFICIAL_IDS, officialAssistants } from "./official-assistants.ts";
export { createSpecialised, isSpecialised, type Specialised } from "./specialised.ts";
export { defaultSpecialised, type SpecialisedConfig, specialisedConfig } from "./specialised-config.ts";
