import { brandOfHost } from "@metatron/contract/brand-of-host";
import { requestEarlyEnd } from "../features/chat/sync/request-early-end.ts";
import { applyBrand } from "../lib/brand.ts";
import { currentLanguage } from "../lib/language.ts";
import { readPageConfig } from "../lib/page-config.ts";
import { preloadTexts } from "../lib/preload-texts.ts";
import { readStoredConfig } from "../lib/stored-config.ts";
import { applyTheme } from "../lib/theme.ts";

// Runs as a classic script in the head: a module would run after the first paint, in the wrong colours.
const config = readPageConfig() ?? readStoredConfig();
applyBrand(brandOfHost(location.hostname, config?.brands));
applyTheme();
try {
  requestEarlyEnd(config);
} catch {
  // A browser that refuses its storage still gets the page in the right colours.
}
document.documentElement.lang = currentLanguage();
preloadTexts();
