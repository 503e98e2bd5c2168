import { expect, it } from "vitest";
import * as constants from "./constants.ts";

it("holds every constant, limit and default of the specification, and the paging rule", () => {
  expect({ ...constants }).toEqual({
    DEFAULT_MODEL: "gpt-5",
    DEFAULT_CHAT_TYPE: "rh-plus",
    CHARACTERS_PER_TOKEN: 4,
    DEFAULT_TOKEN_LIMIT: 100_000,
    DEFAULT_CHAR_LIMIT: 400_000,
    GEMINI_PRO_TOKEN_LIMIT: 600_000,
    GEMINI_PRO_CHAR_LIMIT: 2_400_000,
    DEFAULT_REFRESH_ATTEMPTS: 95,
    REFRESH_BEFORE_EXPIRY_SECONDS: 600,
    TOKEN_EXPIRED_UNDER_MS: 5000,
    TIMEOUT_COUNTDOWN_SECONDS: 120,
    KEPT_ON_LOGOUT: ["darkMode", "language", "google_people_auth", "updatesBadgeSeen", "updatesBadgeVersion"],
    CHATS_DATABASE_VERSION: 15,
    LAST_HTTP_ERROR_KEY: "last_http_error",
    BREAKPOINTS: { handset: 600, web: 840, tablet: 960, desktop: 1280, wide: 1920 },
    BYPASS_QUERY: "ngsw-bypass",
    STATUS_CODES_NEVER_RETRIED: [0, 400, 401, 403, 404, 413, 422, 504],
    UNKNOWN_CATEGORY_LABEL: "Fuera de alcance",
    GENERAL_CATEGORY_LABEL: "Búsqueda General",
    DEFAULT_PAGE_LIMIT: 50,
    MAX_PAGE_LIMIT: 200,
  });
});
