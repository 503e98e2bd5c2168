import type { ChatType } from "./enums.ts";

// Models
export const DEFAULT_MODEL = "gpt-5";
export const CHARACTERS_PER_TOKEN = 4;
export const DEFAULT_TOKEN_LIMIT = 100_000;
export const DEFAULT_CHAR_LIMIT = DEFAULT_TOKEN_LIMIT * CHARACTERS_PER_TOKEN;
export const GEMINI_PRO_TOKEN_LIMIT = 600_000;
export const GEMINI_PRO_CHAR_LIMIT = GEMINI_PRO_TOKEN_LIMIT * CHARACTERS_PER_TOKEN;

// Chat
export const DEFAULT_CHAT_TYPE: ChatType = "rh-plus";
export const UNKNOWN_CATEGORY_LABEL = "Fuera de alcance";
export const GENERAL_CATEGORY_LABEL = "Búsqueda General";

// Session
export const DEFAULT_REFRESH_ATTEMPTS = 95;
export const REFRESH_BEFORE_EXPIRY_SECONDS = 600;
export const TOKEN_EXPIRED_UNDER_MS = 5000;
export const TIMEOUT_COUNTDOWN_SECONDS = 120;
export const KEPT_ON_LOGOUT = [
  "darkMode",
  "language",
  "google_people_auth",
  "updatesBadgeSeen",
  "updatesBadgeVersion",
] as const;

// Browser
export const CHATS_DATABASE_VERSION = 15;
export const LAST_HTTP_ERROR_KEY = "last_http_error";
export const BREAKPOINTS = { handset: 600, web: 840, tablet: 960, desktop: 1280, wide: 1920 } as const;

// Calls
export const BYPASS_QUERY = "ngsw-bypass";
export const STATUS_CODES_NEVER_RETRIED: readonly number[] = [0, 400, 401, 403, 404, 413, 422, 504];
export const DEFAULT_PAGE_LIMIT = 50;
export const MAX_PAGE_LIMIT = 200;
