import type { AdminCounts } from "@metatron/contract/dashboard/dashboard";
import { createContext } from "react";
import type { admin } from "./texts/es.ts";

export interface AdminLink {
  /** The last path segment, also the key of the label. */
  path: keyof (typeof admin)["screens"];
  /** The number of open items, shown beside the label. */
  mark?: keyof AdminCounts;
}

/** Links to the screens. A separate file, because the frame importing the screens would be a circular import. */
export const AdminLinks = createContext<readonly AdminLink[]>([]);
