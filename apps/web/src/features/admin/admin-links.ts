import type { AdminCounts } from "@metatron/contract/dashboard/dashboard";
import { createContext } from "react";
import type { admin } from "./texts/es.ts";

export interface AdminLink {
  /** The end of its address, and the name of its label. */
  path: keyof (typeof admin)["screens"];
  /** What waits there, shown beside its name. */
  mark?: keyof AdminCounts;
}

/** The ways to the other screens, for the frame around each: imported there, the screens would import themselves. */
export const AdminLinks = createContext<readonly AdminLink[]>([]);
