import { readFileSync } from "node:fs";
import { DEFAULT_BRAND_HOSTS } from "@metatron/contract/brand-of-host";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { uploadLimitsOf } from "../modules/files/index.ts";
import type { FixedConfig } from "../modules/session/index.ts";
import type { Config } from "./config.ts";
import { quotasOf } from "./limits.ts";

const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");

/** The product's version, which the API and the browser show. */
export const version = z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;

/** The part of the configuration that the browser may see. */
export function fixedConfigOf(
  config: Config,
  { identity, media }: Pick<Deps, "identity" | "media">,
): FixedConfig {
  return {
    version,
    apiBase: "/api",
    defaultLanguage: "es",
    brands: [...(config.BRAND_HOSTS ?? DEFAULT_BRAND_HOSTS)],
    oidc: {
      issuer: identity ? undefined : config.OIDC_ISSUER,
      clientId: identity?.clientId ?? config.OIDC_CLIENT_ID ?? "",
      scopes: (identity?.scopes ?? config.OIDC_SCOPES).split(/\s+/).filter(Boolean),
      resource: identity?.tokens.audience ?? null,
      interactionType: config.OIDC_INTERACTION,
      popupAbortOnClose: config.OIDC_POPUP_ABORT_ON_CLOSE === "on",
      embedded: identity !== undefined,
      openDemo: identity !== undefined && config.isOpenDemo,
      apiToken: identity ? "access" : config.OIDC_API_TOKEN,
      claims: {
        id: config.OIDC_ID_CLAIM,
        email: config.OIDC_EMAIL_CLAIM,
        roles: config.OIDC_ROLES_CLAIM,
        roleMap: config.OIDC_ROLE_MAP ?? {},
      },
    },
    loginFailedRoute: config.LOGIN_FAILED_ROUTE ?? null,
    attemptsRefreshToken: config.ATTEMPTS_REFRESH_TOKEN,
    idleMinutes: config.SESSION_IDLE_MINUTES,
    protectedResources: config.PROTECTED_RESOURCES ?? [],
    driveFolderBaseUrl: config.GOOGLE_DRIVE_CLIENT_EMAIL ? config.GOOGLE_DRIVE_FOLDER_BASE_URL : null,
    uploads: {
      maxBytes: config.UPLOAD_MAX_MB * 1024 * 1024,
      types: uploadLimitsOf(config).extensions.map((each) => `.${each}`),
    },
    quotas: quotasOf(config),
    pushKey: config.PUSH_PUBLIC_KEY ?? null,
    features: {
      tracking: config.TRACKING !== "off",
      respectDoNotTrack: config.TRACKING === "respect-dnt",
      online: config.SEARXNG_URL !== undefined,
      serverSpeech: media.speaker !== undefined || media.speechProgram !== undefined,
      transcription: media.transcriber !== undefined,
      confluence: config.CONFLUENCE_BASE_URL !== undefined,
      drive: config.GOOGLE_DRIVE_CLIENT_EMAIL !== undefined,
      googlePeople: false,
      rhConnect: config.RHCONNECT_URL !== undefined,
    },
  };
}
