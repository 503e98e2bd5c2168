export const csatReasons = ["answers", "sources", "speed", "ease", "reliability", "other"] as const;
export type CsatReason = (typeof csatReasons)[number];
