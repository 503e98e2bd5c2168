import { brandOfHost } from "@metatron/contract/brand-of-host";
import { applyBrand } from "../lib/brand.ts";
import { currentLanguage } from "../lib/language.ts";
import { storedBrandHosts } from "../lib/stored-config.ts";
import { applyTheme } from "../lib/theme.ts";

// Runs as a classic script in the head: a module would run after the first paint, in the wrong colours.
applyBrand(brandOfHost(location.hostname, storedBrandHosts()));
applyTheme();
document.documentElement.lang = currentLanguage();
