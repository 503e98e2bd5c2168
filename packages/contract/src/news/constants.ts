export const MAX_NEWS_CHARS = 20_000;
