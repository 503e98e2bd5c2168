import { turnLimits } from "@metatron/contract/chat/turn-limits";
import { roles } from "@metatron/contract/roles";
import { temporaryModes } from "@metatron/contract/temporary/constants";
import { z } from "zod";
import { readPairs } from "./read-pairs.ts";
import { readTrustedProxies } from "./trusted-proxies.ts";

/** Every variable with its description; the tables of docs/configuration.md are generated from this list. */
const text = (about: string) => z.string().min(1).optional().describe(about);
const number = (fallback: number, about: string) =>
  z.coerce.number().int().min(0).default(fallback).describe(about);
const onOff = (fallback: "on" | "off", about: string) =>
  z.enum(["on", "off"]).default(fallback).describe(about);
const list = (about: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .optional()
    .describe(about);
const json = <T extends z.ZodType>(schema: T, about: string) =>
  z
    .string()
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: "custom", message: "is not valid JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .optional()
    .describe(about);

export const environmentSchema = z.object({
  HOST: z.string().default("127.0.0.1").describe("Address to listen on"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe("Port to listen on"),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe("Public URL of the product, if it differs from the address listened on"),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe("Port that serves Prometheus metrics and the health of this process"),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("Address of METRICS_PORT; any other than loopback belongs in a private network"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "URL of an OpenTelemetry collector that takes OTLP over HTTP; without it no trace is made and OpenTelemetry is not loaded",
    ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("The complete URL for traces, if it is not `/v1/traces` below OTEL_EXPORTER_OTLP_ENDPOINT"),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(readPairs)
    .optional()
    .describe("Headers for the collector: name=value, comma-separated, percent-encoded"),
  OTEL_SERVICE_NAME: z.string().default("metatron").describe("Name of this service in traces"),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .transform(readPairs)
    .optional()
    .describe("Attributes of every trace: name=value, comma-separated"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe("Share of traces that is exported, between 0 and 1"),
  PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, "must be a number from 1 to 99, or auto")
    .default("1")
    .describe(
      "Processes behind one port, with PostgreSQL and your own identity provider: a number, or auto for one per processor core",
    ),
  API: onOff("on", "Serve the API and the web app in this process"),
  WORKERS: onOff("on", "Run background jobs in this process"),
  DATA_DIR: z.string().default("data").describe("Folder for the embedded database, files and keys"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("Minimum severity of log lines"),
  TRUST_PROXY: z
    .string()
    .default("off")
    .transform((value, context) => {
      const trusted = readTrustedProxies(value);
      if (trusted.refused === undefined) return trusted.proxies;
      context.addIssue({ code: "custom", message: `${trusted.refused} is not an address, network or name` });
      return z.NEVER;
    })
    .describe(
      "Proxies whose X-Forwarded-* headers are trusted: addresses or networks, comma-separated, or off; on = any private address",
    ),

  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("PostgreSQL connection URL; without it the embedded database is used"),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe("PostgreSQL connections per process"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe("Redis URL, for streams and limits across several nodes"),
  S3_ENDPOINT: text("S3 endpoint; without it objects are stored in DATA_DIR"),
  S3_BUCKET: text("S3 bucket"),
  S3_REGION: text("S3 region"),
  S3_ACCESS_KEY_ID: text("S3 access key id"),
  S3_SECRET_ACCESS_KEY: text("S3 secret access key"),

  OIDC_ISSUER: z
    .url()
    .optional()
    .describe("Issuer URL of your identity provider; without it the embedded provider is used"),
  OIDC_CLIENT_ID: text("Client id of the web app at your provider"),
  OIDC_AUDIENCE: text("Audience of access tokens for the API"),
  OIDC_SCOPES: z.string().default("openid profile email").describe("Scopes that the web app requests"),
  OIDC_ROLES_CLAIM: z
    .string()
    .default("roles")
    .describe("Path of the roles claim, such as realm_access.roles"),
  OIDC_EMAIL_CLAIM: z.string().default("email").describe("Claim with the e-mail address"),
  OIDC_JOB_CLAIM: z
    .string()
    .default("job_title,jobTitle")
    .describe("Claim with a person's job title; sent to models with the question"),
  OIDC_BASE_CLAIM: z
    .string()
    .default("base,office_location,officeLocation")
    .describe("Claim with a person's base or office; sent to models with the question"),
  OIDC_ID_CLAIM: z.string().default("sub").describe("Claim that identifies a person permanently"),
  OIDC_ROLE_MAP: json(
    z.record(z.string(), z.string()),
    'Map from your role names to the product\'s, as JSON: {"GRP-Admin":"chat_metatron_user_admin"}',
  ),
  OIDC_ACCESS_TOKEN_TYPE: z
    .enum(["at+jwt", "jwt", "any"])
    .default("any")
    .describe("`typ` header that access tokens must have"),
  OIDC_API_TOKEN: z
    .enum(["access", "identity"])
    .default("access")
    .describe("Token that the API accepts; use identity only where access tokens are opaque (Google)"),
  OIDC_EMAIL_VOUCHED_BY: z
    .enum(["claim", "provider"])
    .default("claim")
    .describe("What verifies an e-mail address: the email_verified claim, or the directory itself"),
  OIDC_CLOCK_TOLERANCE_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(5)
    .describe("Seconds by which the clocks of your provider and of this server may differ"),
  OIDC_INTERACTION: z
    .enum(["popup", "redirect"])
    .default("popup")
    .describe("How people sign in: popup or redirect"),
  OIDC_POPUP_ABORT_ON_CLOSE: onOff(
    "on",
    "Detect a closed sign-in window (off where the provider sends COOP same-origin)",
  ),
  LOGIN_FAILED_ROUTE: z
    .string()
    .startsWith("/")
    .optional()
    .describe("Page shown after a failed sign-in; without it navigation is denied"),
  ATTEMPTS_REFRESH_TOKEN: z.coerce
    .number()
    .int()
    .min(1)
    .default(95)
    .describe("Silent renewals before the person is asked whether to continue"),
  SESSION_IDLE_MINUTES: number(
    0,
    "Minutes without any activity after which the person is asked whether to continue (0 = only on shared computers, after 15)",
  ),
  PROTECTED_RESOURCES: json(
    z.array(z.strictObject({ url: z.string(), scopes: z.array(z.string()) })),
    "URLs that receive an access token, with their scopes, as JSON",
  ),
  EMBEDDED_IDP: z
    .enum(["on", "off"])
    .optional()
    .describe(
      "Demo identity provider, where anyone can sign in as anyone; by default on only without OIDC_ISSUER and when HOST and PUBLIC_URL are this machine",
    ),
  EMBEDDED_IDP_LIFETIMES: json(
    z.strictObject({
      access: z.number().positive().optional(),
      id: z.number().positive().optional(),
      refresh: z.number().positive().optional(),
      session: z.number().positive().optional(),
    }),
    "Lifetimes of the demo provider's tokens in seconds, as JSON",
  ),

  OPENAI_API_KEY: text("API key of OpenAI or any OpenAI-compatible service"),
  OPENAI_BASE_URL: z.url().optional().describe("Base URL of the OpenAI-compatible service"),
  OPENAI_MODELS: list(
    "Model ids, comma-separated; with a base URL and without this list, the service is asked for its models",
  ),
  AZURE_OPENAI_ENDPOINT: z.url().optional().describe("Endpoint of the Azure OpenAI resource"),
  AZURE_OPENAI_API_KEY: text("Azure OpenAI API key"),
  AZURE_OPENAI_API_VERSION: z.string().default("2025-04-01-preview").describe("Azure OpenAI API version"),
  AZURE_OPENAI_DEPLOYMENTS: list("Azure OpenAI deployments, comma-separated"),
  GOOGLE_GENERATIVE_AI_API_KEY: text("Gemini API key"),
  GOOGLE_MODELS: list("Gemini models, comma-separated"),
  ANTHROPIC_API_KEY: text("Anthropic API key"),
  ANTHROPIC_MODELS: list("Anthropic models, comma-separated"),
  OLLAMA_BASE_URL: z
    .union([z.url(), z.literal("off")])
    .optional()
    .describe("Base URL of Ollama; without it a local Ollama is detected; off disables the detection"),
  DEFAULT_MODEL: z.string().default("gpt-5").describe("Default model of a new conversation"),
  SMALL_MODEL: text(
    "Id of a cheap, fast model that writes search queries; without it the answering model writes them",
  ),
  EMBEDDING_MODEL: text(
    "Model that turns texts into vectors; prefix `ollama:` or another provider to use one other than the first configured, or `local:` for a folder with the model",
  ),
  RERANK_MODEL: text(
    "Model that reranks the passages found: a model of the service at RERANK_BASE_URL, or prefix `local:` for a folder with the model",
  ),
  RERANK_BASE_URL: text("Base URL of a service with a `/rerank` endpoint as in Cohere, Jina and vLLM"),
  RERANK_API_KEY: text("API key of the rerank service, if it requires one"),
  IMAGE_MODEL: text(
    "Model that generates pictures; prefix `google:` or another provider to use one other than the first configured; without it a demonstration poster is drawn",
  ),
  SPEECH_MODEL: text("Model that reads answers aloud, with OpenAI's or Gemini's protocol"),
  SPEECH_VOICES: list("Voices of the speech model, comma-separated; the first one is the default"),
  SPEECH_PROGRAM: z
    .string()
    .default("espeak-ng")
    .describe("Program that reads aloud if it is installed and no speech model is configured, or off"),
  SPEECH_CACHE_MB: number(200, "Megabytes of cached speech (0 = none)"),
  TRANSCRIPTION_MODEL: text(
    "Model that transcribes dictation, with OpenAI's protocol; without it the browser transcribes",
  ),
  MODELS_FILE: text(
    "JSON file with labels, limits, roles, prices, fallback models and personal-data policies",
  ),
  PRICE_CURRENCY: z
    .enum(Intl.supportedValuesOf("currency"))
    .optional()
    .describe("Currency of the prices in MODELS_FILE, as an ISO 4217 code such as EUR"),

  CONFLUENCE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Base URL of Confluence, Cloud or Data Center; everyone who builds assistants, except external people, may choose any space that its account can see",
    ),
  CONFLUENCE_SPACES: list(
    "Keys of the spaces that may be chosen, comma-separated; without it all spaces that the account can see",
  ),
  CONFLUENCE_EMAIL: text("Confluence: account of the API token (Cloud)"),
  CONFLUENCE_API_TOKEN: text("Confluence: API token (Cloud)"),
  CONFLUENCE_PERSONAL_TOKEN: text("Confluence: personal access token (Data Center)"),
  GOOGLE_DRIVE_CLIENT_EMAIL: text("Google Drive: e-mail of the service account"),
  GOOGLE_DRIVE_PRIVATE_KEY: text(
    "Google Drive: private key of the service account, PKCS#8; \\n for line breaks",
  ),
  GOOGLE_DRIVE_PARENT_FOLDER: text("Folder or shared drive in which assistants' folders are created"),
  GOOGLE_DRIVE_FOLDER_BASE_URL: z
    .url()
    .default("https://drive.google.com/drive/folders")
    .describe("URL that opens a folder, without the folder's id"),
  GOOGLE_DRIVE_API_URL: z.url().default("https://www.googleapis.com").describe("URL of Drive's API"),
  GOOGLE_DRIVE_TOKEN_URL: z
    .url()
    .default("https://oauth2.googleapis.com/token")
    .describe("URL that issues the service account's tokens"),
  CONNECTORS_REFRESH_HOURS: number(
    6,
    "Hours after which spaces and folders are read again (0 = on demand only)",
  ),
  MCP_STDIO: onOff(
    "off",
    "Allow administrators to register programs of this machine as tool servers; they run as the server's user",
  ),
  SECRETS_KEY: z
    .string()
    .refine((value) => Buffer.from(value, "base64").byteLength === 32, {
      error: "must be 32 bytes as base64",
    })
    .optional()
    .describe(
      "Key that encrypts stored credentials of tool servers, 32 bytes as base64; without it one is made in DATA_DIR; several nodes need the same key",
    ),

  LIMIT_REQUESTS_PER_MINUTE: number(600, "Requests per person and minute"),
  LIMIT_STREAMS: number(5, "Concurrent answers per person"),
  LIMIT_TURN_STEPS: number(
    12,
    "Model calls per answer; at the limit the answer is finished without tools (0 = no limit)",
  ),
  LIMIT_TURN_SECONDS: number(300, "Seconds after which an answer uses no more tools (0 = no limit)"),
  LIMIT_TURN_TOKENS: number(0, "Tokens after which an answer uses no more tools (0 = no limit)"),
  LIMIT_TURN_COST: number(
    0,
    "Cost after which an answer uses no more tools, in the currency of the prices (0 = no limit)",
  ),
  LIMIT_TURN_ROLES: json(
    z.partialRecord(z.enum(roles), turnLimits.partial()),
    'The same four limits by role, as `{"chat_metatron_user_basic": {"steps": 6}}`: the most generous of a person\'s roles applies',
  ),
  LIMIT_TOKENS_PER_DAY: number(0, "Tokens per person and day (0 = no limit)"),
  LIMIT_IMAGES_PER_DAY: number(50, "Generated pictures per person and day (0 = no limit)"),
  LIMIT_SPEECH_CHARS_PER_DAY: number(
    200_000,
    "Characters read aloud by the server per person and day (0 = no limit)",
  ),
  UPLOAD_MAX_MB: number(100, "Maximum size of an upload, in megabytes"),
  UPLOAD_MAX_FILES: number(500, "Maximum number of uploads in one conversation or assistant"),
  UPLOAD_TYPES: list(
    "File extensions that may be uploaded, comma-separated; without it all that can be parsed",
  ),
  LIMIT_ADDRESS_REQUESTS_PER_MINUTE: number(
    1200,
    "Requests without a session per IP address and minute: sign-in at the demo provider, uploads to disk, open calls (0 = no limit)",
  ),
  LIMIT_REFUSED_PER_MINUTE: number(
    300,
    "Refused tokens per IP address and minute; above the limit only tokens that were accepted before are accepted (0 = no limit)",
  ),
  LIMIT_MESSAGE_CHARS: number(2_400_000, "Characters per message, for every model (0 = no limit)"),
  LIMIT_STORED_MB: number(5120, "Megabytes of stored files per person (0 = no limit)"),
  LIMIT_UPLOAD_MB_PER_DAY: number(2048, "Uploaded megabytes per person and day (0 = no limit)"),
  LIMIT_OCR_PAGES_PER_DAY: number(
    1000,
    "Scanned pages and pictures in documents that are read by OCR, per person and day (0 = no limit)",
  ),
  LIMIT_PICTURES_SENT_PER_DAY: number(500, "Pictures sent per person and day (0 = no limit)"),
  LIMIT_AVATARS_PER_DAY: number(60, "Uploaded or generated avatars per person and day (0 = no limit)"),
  LIMIT_DESCRIPTIONS_PER_DAY: number(200, "Picture descriptions per person and day (0 = no limit)"),
  LIMIT_TRANSCRIPTIONS_PER_DAY: number(300, "Transcribed recordings per person and day (0 = no limit)"),
  LIMIT_EMBEDDING_CHARS_PER_DAY: number(
    20_000_000,
    "Characters embedded for the browser, per person and day (0 = no limit)",
  ),
  LIMIT_CASES_PER_DAY: number(30, "Cases opened per person and day (0 = no limit)"),
  LIMIT_RESEARCH_PER_DAY: number(20, "Deep searches per person and day (0 = no limit)"),
  RESEARCH_MINUTES: number(10, "Minutes after which a deep search writes its report (0 = no limit)"),
  RESEARCH_STEPS: number(30, "Steps after which a deep search writes its report (0 = no limit)"),
  LIMIT_SCHEDULES: number(10, "Scheduled questions per person (0 = no limit)"),
  SCHEDULES_PAUSE_AFTER_DAYS: number(
    30,
    "Days without a sign-in until a person's scheduled questions pause, because their roles may have changed (0 = never)",
  ),
  LIMIT_READ_PAGES: number(500, "Maximum pages of a file that are read for the browser's own knowledge base"),
  BODY_MAX_KB: number(1024, "Maximum size of a JSON body, in kilobytes"),

  SURVEY_AFTER_ANSWERS: number(10, "Answers before a person is asked to rate their satisfaction (0 = never)"),

  RETENTION_CONVERSATIONS_DAYS: number(
    0,
    "Days after its last use until a conversation is deleted (0 = never)",
  ),
  RETENTION_FILES_DAYS: number(0, "Days until files of conversations and pictures are deleted (0 = never)"),
  RETENTION_EVENTS_DAYS: number(400, "Days until usage events are deleted (0 = never)"),
  RETENTION_HANDOVERS_DAYS: number(0, "Days until shift hand-overs are deleted (0 = never)"),
  RETENTION_PINNED: z
    .enum(["keep", "delete"])
    .default("keep")
    .describe(
      "Whether pinned and favourite conversations and their files are kept regardless of age: keep or delete",
    ),
  RETENTION_FLOOR_DAYS: number(30, "Minimum number of days for every retention rule"),

  DEMO_KNOWLEDGE: onOff("on", "Seed the demo documents of RH+ and the service desk, and the first news"),
  SPECIALISED_FILE: text(
    "JSON file with question categories, redirections and contacts of RH+ and the service desk, and suggestions",
  ),
  MEMORY: onOff(
    "on",
    "Let people keep facts about themselves that the assistant remembers; off = nothing is proposed, added or used",
  ),
  COMPARISONS: onOff("on", "Let people ask two or three models the same question side by side"),
  TEMPORARY_CHATS: z
    .enum(temporaryModes)
    .default("optional")
    .describe(
      "Temporary conversations for roles without a rule of an administrator: off, for those who choose them, or always",
    ),
  ASSISTANT_REVIEW: z
    .enum(["shared", "off"])
    .default("shared")
    .describe("Which assistants a reviewer must approve: those shared with a role or with everyone, or none"),
  ASSISTANT_REVIEWERS: text(
    "E-mail addresses, with commas, of people who review assistants besides the administrators",
  ),
  ASSISTANT_REVIEW_DAYS: number(365, "Days until an approved assistant must be reviewed again (0 = never)"),
  DIRECTORY_URL: z
    .url()
    .optional()
    .describe("SCIM 2.0 URL of your directory, for finding people to share an assistant with"),
  DIRECTORY_TOKEN: text("Token for the directory"),
  RHCONNECT_URL: z
    .url()
    .optional()
    .describe("URL of RHConnect, where cases are opened; without it cases are stored in the product"),
  RHCONNECT_TOKEN: text("Token for RHConnect"),
  PUSH_PUBLIC_KEY: text(
    "Public key for web pushes, which announce ended answers, case replies and must-read news on devices where the app is closed; `npm run push-keys` makes a pair",
  ),
  PUSH_PRIVATE_KEY: text("Private key for web pushes"),
  PUSH_SUBJECT: z
    .url({ protocol: /^(mailto|https)$/ })
    .optional()
    .describe("Contact for the operators of push services: a mailto: or https: URL"),
  SEARXNG_URL: z
    .url()
    .optional()
    .describe("URL of SearXNG, for web search with models that have no search of their own"),

  BRAND_HOSTS: json(
    z.array(z.strictObject({ match: z.string().min(1), brand: z.enum(["rh", "chatlibre", "amelia"]) })),
    "Brand for each part of a host name, as JSON",
  ),
  TRACKING: z
    .enum(["on", "off", "respect-dnt"])
    .default("respect-dnt")
    .describe("Usage events: on, off, or respect-dnt (on unless the browser sends Do Not Track)"),
});

export type Environment = z.infer<typeof environmentSchema>;
