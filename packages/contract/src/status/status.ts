import { z } from "zod";
import { brands, chatTypes, languages } from "../enums.ts";
import { count } from "../fields.ts";
import { quotaLimits } from "../quotas/quotas.ts";
import { interactionTypes } from "../session/constants.ts";

/** `off` = not configured, which is no fault. */
export const checkStates = ["ok", "down", "off"] as const;
export type CheckState = (typeof checkStates)[number];

const check = z.enum(checkStates);

export const serviceStatus = z
  .object({
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
    checks: z.object({
      database: check,
      storage: check,
      jobs: check,
      streams: check,
      models: check,
      /** The models that the search of documents uses besides their words. */
      search: check,
    }),
  })
  .meta({ id: "ServiceStatus" });
export type ServiceStatus = z.infer<typeof serviceStatus>;

export const model = z
  .object({
    id: z.string(),
    label: z.string(),
    provider: z.string(),
    tokenLimit: count,
    charLimit: count,
    vision: z.boolean(),
    online: z.boolean(),
    images: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof model>;

/** What a person may ask: the models, and the types of chat that are for their roles. */
export const models = z
  .object({ default: z.string(), models: z.array(model), chats: z.array(z.enum(chatTypes)) })
  .meta({ id: "Models" });

/** What the browser must know before anyone has signed in; it holds no secret. */
export const publicConfig = z
  .object({
    version: z.string(),
    apiBase: z.string(),
    defaultLanguage: z.enum(languages),
    // The first entry whose `match` occurs in the host name decides; without one the brand is `rh`.
    brands: z.array(z.object({ match: z.string(), brand: z.enum(brands) })),
    oidc: z.object({
      authority: z.string(),
      clientId: z.string(),
      scopes: z.array(z.string()),
      // Asked for access tokens of this API where the provider wants it named (RFC 8707).
      resource: z.string().nullable(),
      interactionType: z.enum(interactionTypes),
      popupAbortOnClose: z.boolean(),
      embedded: z.boolean(),
      // Anyone who reaches this address signs in as anyone, without a password: every page says so.
      openDemo: z.boolean(),
      // Which token opens the API; the identity token only where access tokens are opaque (Google).
      apiToken: z.enum(["access", "identity"]),
      // Where the provider's tokens keep what a session needs, and its role names to ours.
      claims: z.object({
        id: z.string(),
        email: z.string(),
        roles: z.string(),
        roleMap: z.record(z.string(), z.string()),
      }),
    }),
    loginFailedRoute: z.string().nullable(),
    attemptsRefreshToken: z.int().min(1),
    protectedResources: z.array(z.object({ url: z.string(), scopes: z.array(z.string()) })),
    driveFolderBaseUrl: z.string().nullable(),
    uploads: z.object({ maxBytes: count, types: z.array(z.string()) }),
    // What each person may use, so that a refusal can say how much that is.
    quotas: quotaLimits,
    features: z.object({
      tracking: z.boolean(),
      respectDoNotTrack: z.boolean(),
      online: z.boolean(),
      serverSpeech: z.boolean(),
      transcription: z.boolean(),
      confluence: z.boolean(),
      drive: z.boolean(),
      googlePeople: z.boolean(),
    }),
  })
  .meta({ id: "PublicConfig" });
export type PublicConfig = z.infer<typeof publicConfig>;
