import type { door } from "./es/door.ts";
import type { es } from "./es/index.ts";

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** What every language has to say: the Spanish texts decide. */
export type Texts = Words<typeof es>;

export type DoorTexts = Words<typeof door>;
