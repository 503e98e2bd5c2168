export const imageSizes = ["512x512", "1024x1024", "1536x1024", "1024x1536"] as const;
export type ImageSize = (typeof imageSizes)[number];

/** Styles of a picture; the interface shows them as chips. */
export const imageStyles = ["photo", "flat", "watercolor", "isometric", "line", "three_d"] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** `vary`: variations of the same picture; `edit`: the same picture changed as the prompt says. */
export const imageModes = ["create", "vary", "edit"] as const;
export type ImageMode = (typeof imageModes)[number];

export const MAX_IMAGE_PROMPT_CHARS = 4000;
export const MAX_IMAGES_PER_CALL = 4;
