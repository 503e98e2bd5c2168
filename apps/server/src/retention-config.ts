import type { Config } from "./config.ts";
import type { RetentionDefaults } from "./modules/retention/index.ts";

/** How long things are kept where administrators have not said otherwise; 0 days = for ever. */
export function retentionDefaultsOf(config: Config): RetentionDefaults {
  const orNever = (days: number) => (days === 0 ? null : days);
  return {
    days: {
      conversations: orNever(config.RETENTION_CONVERSATIONS_DAYS),
      files: orNever(config.RETENTION_FILES_DAYS),
      events: orNever(config.RETENTION_EVENTS_DAYS),
    },
    keepsPinned: config.RETENTION_PINNED === "keep",
    floorDays: config.RETENTION_FLOOR_DAYS,
  };
}
