import { z } from "zod";
import { count } from "../fields.ts";

export const popularInteractions = z
  .object({
    items: z.array(z.object({ text: z.string(), category: z.string().nullable(), count })),
  })
  .meta({ id: "PopularInteractions" });
