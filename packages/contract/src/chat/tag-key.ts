import { foldText } from "@metatron/text/fold-text";

/** Tags whose names have the same key are one tag. */
export const tagKey = (name: string): string => foldText(name);
