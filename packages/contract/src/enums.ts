/** Enumerations shared by all features, each as an array for schemas and menus and as a union type. */

export const chatTypes = ["rh-plus", "chat-libre", "images", "ai-builder"] as const;
export type ChatType = (typeof chatTypes)[number];

export const brands = ["rh", "chatlibre", "amelia"] as const;
export type Brand = (typeof brands)[number];

export const languages = ["es", "en", "pt"] as const;
export type Language = (typeof languages)[number];

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
