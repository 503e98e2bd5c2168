/** How long a text of a request may be, where several features share the limit; forms check against the same numbers. */

// Code points where a request is checked, UTF-16 units where a text is cut, which are never fewer.
export const MAX_TITLE_CHARS = 200;
export const MAX_NAME_CHARS = 120;
export const MAX_COMMENT_CHARS = 4000;
export const MAX_FILE_NAME_CHARS = 255;
export const MAX_SEARCH_CHARS = 200;
