import { GEMINI_PRO_CHAR_LIMIT } from "./constants.ts";

/** How long or how many a thing in a request may be; what people see before sending is checked against the same numbers. */

// Texts: code points where a request is checked, UTF-16 units where a text is cut, which are never fewer.
export const MAX_TITLE_CHARS = 200;
export const MAX_NAME_CHARS = 120;
export const MAX_DESCRIPTION_CHARS = 2000;
export const MAX_INSTRUCTIONS_CHARS = 40_000;
export const MAX_COMMENT_CHARS = 4000;
export const MAX_FILE_NAME_CHARS = 255;
// The largest model decides: a smaller one is told apart by its own charLimit.
export const MAX_MESSAGE_CHARS = GEMINI_PRO_CHAR_LIMIT;
export const MAX_SEARCH_CHARS = 200;
export const MAX_SPEECH_CHARS = 20_000;
export const MAX_IMAGE_PROMPT_CHARS = 4000;
// 10 MB of picture as base64.
export const MAX_IMAGE_DATA_URL_CHARS = 14_000_000;

// 4 MB of picture as base64: the browser makes it smaller before it is sent.
export const MAX_SCREENSHOT_DATA_URL_CHARS = 5_600_000;

export const MAX_NEWS_CHARS = 20_000;

// Counts
export const MAX_CONTENT_PARTS = 20;
export const MAX_FILES_PER_MESSAGE = 20;
export const MAX_CONTEXT_PASSAGES = 50;
export const MAX_STARTERS = 6;
export const MAX_IMAGES_PER_CALL = 4;
export const MAX_CASE_STEPS = 40;
export const MAX_EMBEDDING_INPUTS = 256;
export const MAX_EVENTS_PER_CALL = 100;
export const MAX_SYNCED_CONVERSATIONS = 20_000;
export const MAX_PLAYGROUND_MESSAGES = 100;

export const MAX_GLOSSARY_ENTRIES = 2000;
export const MAX_GLOSSARY_WORDS = 20;
export const MAX_MEANING_CHARS = 600;
export const MAX_GLOSSARY_CSV_CHARS = 900_000;

// Twenty years: longer is for ever.
export const MAX_RETENTION_DAYS = 7300;

/** The longest span that a report covers: two years and a leap day. */
export const MAX_REPORT_DAYS = 731;
