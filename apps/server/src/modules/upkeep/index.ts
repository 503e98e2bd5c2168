export { databaseUpkeepHandler } from "./database-upkeep.job.ts";
