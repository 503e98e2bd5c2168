import { turnLimits } from "@metatron/contract/chat/turn-limits";
import { roles } from "@metatron/contract/roles";
import { z } from "zod";
import { readTrustedProxies } from "./trusted-proxies.ts";

/** Every variable with its description; the README's table is generated from this list. */
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
  PUBLIC_URL: z.url().optional().describe("Address people use, where it differs from the one listened on"),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe("Prometheus metrics on this loopback port"),
  API: onOff("on", "Serve the API and the web app in this process"),
  WORKERS: onOff("on", "Run background jobs in this process"),
  DATA_DIR: z.string().default("data").describe("Folder for the embedded database, files, keys"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("Least severe log line written"),
  TRUST_PROXY: z
    .string()
    .default("off")
    .transform((value, context) => {
      const trusted = readTrustedProxies(value);
      if (trusted.refused === undefined) return trusted.proxies;
      context.addIssue({ code: "custom", message: `${trusted.refused} is no address, network or name` });
      return z.NEVER;
    })
    .describe(
      "Proxies whose X-Forwarded-* headers are believed: addresses or networks, comma-separated, or off; on = any private address",
    ),

  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("PostgreSQL; without it the embedded database serves"),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe("Connections to PostgreSQL of one process"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe("Redis for streams and limits over several nodes"),
  S3_ENDPOINT: text("S3 address; without it objects lie in DATA_DIR"),
  S3_BUCKET: text("S3 bucket"),
  S3_REGION: text("S3 region"),
  S3_ACCESS_KEY_ID: text("S3 key id"),
  S3_SECRET_ACCESS_KEY: text("S3 secret"),

  OIDC_ISSUER: z.url().optional().describe("Your identity provider; without it the embedded one serves"),
  OIDC_CLIENT_ID: text("Client id of the web app at your provider"),
  OIDC_AUDIENCE: text("Audience that access tokens for the API carry"),
  OIDC_SCOPES: z.string().default("openid profile email").describe("Scopes the web app asks for"),
  OIDC_ROLES_CLAIM: z
    .string()
    .default("roles")
    .describe("Path of the roles claim, such as realm_access.roles"),
  OIDC_EMAIL_CLAIM: z.string().default("email").describe("Claim that holds the e-mail"),
  OIDC_JOB_CLAIM: z
    .string()
    .default("job_title,jobTitle")
    .describe("Claim that holds what a person does; models are given it with the question"),
  OIDC_BASE_CLAIM: z
    .string()
    .default("base,office_location,officeLocation")
    .describe("Claim that holds the base or office of a person; models are given it with the question"),
  OIDC_ID_CLAIM: z.string().default("sub").describe("Claim that identifies a person for good"),
  OIDC_ROLE_MAP: json(
    z.record(z.string(), z.string()),
    'Your role names to ours, as JSON: {"GRP-Admin":"chat_metatron_user_admin"}',
  ),
  OIDC_ACCESS_TOKEN_TYPE: z
    .enum(["at+jwt", "jwt", "any"])
    .default("any")
    .describe("`typ` header that access tokens must have"),
  OIDC_API_TOKEN: z
    .enum(["access", "identity"])
    .default("access")
    .describe("Which token opens the API; identity only where access tokens are opaque (Google)"),
  OIDC_EMAIL_VOUCHED_BY: z
    .enum(["claim", "provider"])
    .default("claim")
    .describe("What makes an e-mail verified: its claim, or the directory itself"),
  OIDC_INTERACTION: z
    .enum(["popup", "redirect"])
    .default("popup")
    .describe("How people sign in: popup or redirect"),
  OIDC_POPUP_ABORT_ON_CLOSE: onOff(
    "on",
    "Notice a closed sign-in window (off where the provider sends COOP same-origin)",
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
    .describe("Silent renewals before the person is asked whether to go on"),
  PROTECTED_RESOURCES: json(
    z.array(z.strictObject({ url: z.string(), scopes: z.array(z.string()) })),
    "Addresses that get an access token and their scopes, as JSON",
  ),
  EMBEDDED_IDP: z
    .enum(["on", "off"])
    .optional()
    .describe(
      "Demo identity provider, where anyone signs in as anyone: by itself only without OIDC_ISSUER and where HOST and PUBLIC_URL are this machine",
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

  OPENAI_API_KEY: text("OpenAI, or any service that speaks its protocol"),
  OPENAI_BASE_URL: z.url().optional().describe("Base address of that service"),
  OPENAI_MODELS: list("Model ids, comma-separated; with a base address and no list it is asked"),
  AZURE_OPENAI_ENDPOINT: z.url().optional().describe("Azure OpenAI resource"),
  AZURE_OPENAI_API_KEY: text("Azure OpenAI key"),
  AZURE_OPENAI_API_VERSION: z.string().default("2025-04-01-preview").describe("Azure OpenAI API version"),
  AZURE_OPENAI_DEPLOYMENTS: list("Azure deployments, comma-separated"),
  GOOGLE_GENERATIVE_AI_API_KEY: text("Gemini key"),
  GOOGLE_MODELS: list("Gemini models, comma-separated"),
  ANTHROPIC_API_KEY: text("Anthropic key"),
  ANTHROPIC_MODELS: list("Anthropic models, comma-separated"),
  OLLAMA_BASE_URL: z
    .union([z.url(), z.literal("off")])
    .optional()
    .describe("Ollama; the local one is found by itself unless this says off"),
  DEFAULT_MODEL: z.string().default("gpt-5").describe("Model of a new conversation"),
  SMALL_MODEL: text(
    "Id of a cheap, quick model that writes the queries of searches; without it the answering model does",
  ),
  EMBEDDING_MODEL: text(
    "Model that turns texts into vectors; `ollama:` or another provider before it where the first configured one is not meant, `local:` before a folder with the model",
  ),
  RERANK_MODEL: text(
    "Model that puts the passages found in order; one of the service at RERANK_BASE_URL, or `local:` before a folder with the model",
  ),
  RERANK_BASE_URL: text("Address under which `/rerank` answers as Cohere, Jina and vLLM have it"),
  RERANK_API_KEY: text("Its key, where it wants one"),
  IMAGE_MODEL: text(
    "Model that makes pictures; `google:` or another provider before it where the first configured one is not meant; without it a demonstration poster is drawn",
  ),
  SPEECH_MODEL: text("Model that reads answers aloud, of OpenAI's protocol or Gemini's"),
  SPEECH_VOICES: list("Its voices, comma-separated; the first one is the usual"),
  SPEECH_PROGRAM: z
    .string()
    .default("espeak-ng")
    .describe("Program that reads aloud where no speech model is configured and it is installed, or off"),
  SPEECH_CACHE_MB: number(200, "Speech kept for the next listener (0 = none)"),
  TRANSCRIPTION_MODEL: text(
    "Model that writes down what is dictated, of OpenAI's protocol; without it the browser does",
  ),
  MODELS_FILE: text(
    "JSON file with labels, limits, roles, prices, step-in models and personal-data policies",
  ),

  CONFLUENCE_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Confluence, Cloud or Data Center; everyone who builds assistants, but no external person, may choose what its account sees",
    ),
  CONFLUENCE_SPACES: list(
    "Keys of the spaces that may be chosen, comma-separated; without it all that its account sees",
  ),
  CONFLUENCE_EMAIL: text("Account of the API token (Cloud)"),
  CONFLUENCE_API_TOKEN: text("API token (Cloud)"),
  CONFLUENCE_PERSONAL_TOKEN: text("Personal access token (Data Center)"),
  GOOGLE_DRIVE_CLIENT_EMAIL: text("Google Drive: e-mail of the service account"),
  GOOGLE_DRIVE_PRIVATE_KEY: text("Its private key, PKCS#8; \\n for line breaks"),
  GOOGLE_DRIVE_PARENT_FOLDER: text("Folder or shared drive in which assistants' folders are made"),
  GOOGLE_DRIVE_FOLDER_BASE_URL: z
    .url()
    .default("https://drive.google.com/drive/folders")
    .describe("Address at which a folder opens, without its id"),
  GOOGLE_DRIVE_API_URL: z.url().default("https://www.googleapis.com").describe("Address of Drive's API"),
  GOOGLE_DRIVE_TOKEN_URL: z
    .url()
    .default("https://oauth2.googleapis.com/token")
    .describe("Address that gives the service account its tokens"),
  CONNECTORS_REFRESH_HOURS: number(
    6,
    "Hours after which spaces and folders are read again (0 = on demand only)",
  ),

  LIMIT_REQUESTS_PER_MINUTE: number(600, "Requests of one person a minute"),
  LIMIT_STREAMS: number(5, "Answers being written at once for one person"),
  LIMIT_TURN_STEPS: number(
    12,
    "Model calls of one answer; at the limit it is written without tools (0 = no limit)",
  ),
  LIMIT_TURN_SECONDS: number(300, "Seconds after which an answer uses no more tools (0 = no limit)"),
  LIMIT_TURN_TOKENS: number(0, "Tokens after which an answer uses no more tools (0 = no limit)"),
  LIMIT_TURN_COST: number(
    0,
    "Cost after which an answer uses no more tools, in the currency of the prices (0 = no limit)",
  ),
  LIMIT_TURN_ROLES: json(
    z.partialRecord(z.enum(roles), turnLimits.partial()),
    'The same four limits by role, as `{"chat_metatron_user_basic": {"steps": 6}}`: the most generous of a person\'s roles counts',
  ),
  LIMIT_TOKENS_PER_DAY: number(0, "Tokens of one person a day (0 = no limit)"),
  LIMIT_IMAGES_PER_DAY: number(50, "Pictures that one person makes a day (0 = no limit)"),
  LIMIT_SPEECH_CHARS_PER_DAY: number(
    200_000,
    "Characters read aloud by the server for one person a day (0 = no limit)",
  ),
  UPLOAD_MAX_MB: number(100, "Largest upload"),
  UPLOAD_MAX_FILES: number(500, "Uploads in one conversation or assistant"),
  UPLOAD_TYPES: list(
    "File name endings that may be uploaded, comma-separated; without it all that can be read",
  ),
  LIMIT_ADDRESS_REQUESTS_PER_MINUTE: number(
    1200,
    "Requests without a session that one address makes a minute: sign-in at the demo provider, uploads to disk, open calls (0 = no limit)",
  ),
  LIMIT_REFUSED_PER_MINUTE: number(
    300,
    "Refused tokens that one address may bring a minute; after it only tokens that were accepted before are taken (0 = no limit)",
  ),
  LIMIT_MESSAGE_CHARS: number(2_400_000, "Characters of one message, whatever its model (0 = no limit)"),
  LIMIT_STORED_MB: number(5120, "Megabytes of files that one person keeps (0 = no limit)"),
  LIMIT_UPLOAD_MB_PER_DAY: number(2048, "Megabytes that one person uploads a day (0 = no limit)"),
  LIMIT_OCR_PAGES_PER_DAY: number(
    1000,
    "Scanned pages and pictures in documents that are read for one person a day (0 = no limit)",
  ),
  LIMIT_PICTURES_SENT_PER_DAY: number(500, "Pictures that one person sends a day (0 = no limit)"),
  LIMIT_AVATARS_PER_DAY: number(60, "Avatars that one person uploads or has made a day (0 = no limit)"),
  LIMIT_DESCRIPTIONS_PER_DAY: number(
    200,
    "Pictures that are described in words for one person a day (0 = no limit)",
  ),
  LIMIT_TRANSCRIPTIONS_PER_DAY: number(
    300,
    "Recordings that are written down for one person a day (0 = no limit)",
  ),
  LIMIT_EMBEDDING_CHARS_PER_DAY: number(
    20_000_000,
    "Characters that are turned into vectors for one person's browser a day (0 = no limit)",
  ),
  LIMIT_CASES_PER_DAY: number(30, "Cases that one person opens a day (0 = no limit)"),
  LIMIT_READ_PAGES: number(500, "Pages of a file read for the browser's own knowledge base"),
  BODY_MAX_KB: number(1024, "Largest JSON body"),

  SURVEY_AFTER_ANSWERS: number(10, "Answers before somebody is asked how satisfied they are (0 = never)"),

  RETENTION_CONVERSATIONS_DAYS: number(
    0,
    "Days after its last use that a conversation is deleted (0 = never)",
  ),
  RETENTION_FILES_DAYS: number(
    0,
    "Days after which files of conversations and pictures are deleted (0 = never)",
  ),
  RETENTION_EVENTS_DAYS: number(400, "Days after which usage events are deleted (0 = never)"),
  RETENTION_PINNED: z
    .enum(["keep", "delete"])
    .default("keep")
    .describe("Whether pinned and favourite conversations, with their files, stay whatever their age"),
  RETENTION_FLOOR_DAYS: number(30, "No retention rule may be shorter than so many days"),

  DEMO_KNOWLEDGE: onOff("on", "Seed the demo documents of RH+ and the service desk, and the first news"),
  SPECIALISED_FILE: text(
    "JSON file with query categories, redirections and contacts of RH+ and the desk, and suggestions",
  ),
  RHCONNECT_URL: z
    .url()
    .optional()
    .describe("RHConnect, where cases are opened; without it they are kept here"),
  RHCONNECT_TOKEN: text("Token for RHConnect"),
  SEARXNG_URL: z.url().optional().describe("SearXNG for web search with models that have none of their own"),

  BRAND_HOSTS: json(
    z.array(z.strictObject({ match: z.string().min(1), brand: z.enum(["rh", "chatlibre", "amelia"]) })),
    "Which part of a host name means which brand, as JSON",
  ),
  TRACKING: z
    .enum(["on", "off", "respect-dnt"])
    .default("respect-dnt")
    .describe("Usage events: on, off, or unless the browser says Do Not Track"),
});

export type Environment = z.infer<typeof environmentSchema>;
