import { z } from "zod";
import { brands, chatTypes, languages } from "../enums.ts";
import { count } from "../fields.ts";
import { quotaLimits } from "../quotas/quotas.ts";
import { interactionTypes } from "../session/constants.ts";
import { temporaryModes } from "../temporary/constants.ts";

/** `off` = not configured, which is not an error. */
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
      /** The models that document search uses in addition to keywords. */
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
    // Whether the model can call tools.
    tools: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof model>;

/** The models and chat types that the person's roles may use. */
export const models = z
  .object({
    default: z.string(),
    models: z.array(model),
    chats: z.array(z.enum(chatTypes)),
    // Whether this person may, may not or must have temporary conversations.
    temporary: z.enum(temporaryModes),
    // Whether this person may compare models: it is switched on, and there are at least two.
    comparisons: z.boolean(),
    // True: there are models, but none for this person's roles, so the embedded answerer answers.
    unassigned: z.boolean().optional(),
  })
  .meta({ id: "Models" });

/** The configuration that the browser needs before sign-in; contains no secret. */
export const publicConfig = z
  .object({
    version: z.string(),
    apiBase: z.string(),
    defaultLanguage: z.enum(languages),
    // The first entry whose `match` occurs in the host name applies; without a match the brand is `rh`.
    brands: z.array(z.object({ match: z.string(), brand: z.enum(brands) })),
    oidc: z.object({
      authority: z.string(),
      clientId: z.string(),
      scopes: z.array(z.string()),
      // The resource indicator for access tokens of this API, where the provider requires one (RFC 8707).
      resource: z.string().nullable(),
      interactionType: z.enum(interactionTypes),
      popupAbortOnClose: z.boolean(),
      embedded: z.boolean(),
      // Everyone who can reach this server can sign in as anyone, without a password: every page shows a
      // warning.
      openDemo: z.boolean(),
      // Which token authorises API calls; the identity token only where access tokens are opaque (Google).
      apiToken: z.enum(["access", "identity"]),
      // The claims of the provider's tokens that a session needs, and the mapping of its role names.
      claims: z.object({
        id: z.string(),
        email: z.string(),
        roles: z.string(),
        roleMap: z.record(z.string(), z.string()),
      }),
    }),
    loginFailedRoute: z.string().nullable(),
    attemptsRefreshToken: z.int().min(1),
    // 0: no limit, except on a computer that the person declared shared.
    idleMinutes: count,
    protectedResources: z.array(z.object({ url: z.string(), scopes: z.array(z.string()) })),
    driveFolderBaseUrl: z.string().nullable(),
    uploads: z.object({ maxBytes: count, types: z.array(z.string()) }),
    // The quotas per person, so that a refusal can state the quota.
    quotas: quotaLimits,
    // The public key that browsers subscribe to web pushes with; null where no keys are configured.
    pushKey: z.string().nullable(),
    features: z.object({
      tracking: z.boolean(),
      respectDoNotTrack: z.boolean(),
      online: z.boolean(),
      serverSpeech: z.boolean(),
      transcription: z.boolean(),
      confluence: z.boolean(),
      drive: z.boolean(),
      googlePeople: z.boolean(),
      // Cases go to RHConnect; otherwise they are handled here.
      rhConnect: z.boolean(),
    }),
  })
  .meta({ id: "PublicConfig" });
export type PublicConfig = z.infer<typeof publicConfig>;
