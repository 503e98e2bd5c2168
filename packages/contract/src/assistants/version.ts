import { z } from "zod";

// The range of the database's integer: a larger number would cause a database error instead of a rejected
// request.
export const version = z.int().min(1).max(2_147_483_647);
