/** Maximum text lengths shared by several features; forms check against the same numbers. */

// Code points in validation, UTF-16 units where a text is truncated, which are never fewer.
export const MAX_TITLE_CHARS = 200;
export const MAX_NAME_CHARS = 120;
export const MAX_COMMENT_CHARS = 4000;
export const MAX_FILE_NAME_CHARS = 255;
export const MAX_SEARCH_CHARS = 200;
