import { loadOnce } from "./load-once.ts";

export const diagrams = loadOnce(() => import("./diagram/read-diagram.tsx"));
