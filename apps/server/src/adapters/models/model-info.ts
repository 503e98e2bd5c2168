import {
  CHARACTERS_PER_TOKEN,
  DEFAULT_TOKEN_LIMIT,
  GEMINI_PRO_TOKEN_LIMIT,
} from "@metatron/contract/constants";
import { isMeantFor } from "@metatron/contract/roles";

export type OutsideProvider = "openai" | "azure" | "google" | "anthropic" | "ollama";

export type ModelInfo = {
  id: string;
  label: string;
  provider: OutsideProvider | "embedded";
  tokenLimit: number;
  charLimit: number;
  vision: boolean;
  online: boolean;
  /** Whether the model generates images. */
  images: boolean;
  /** Whether the model supports tools; others receive the search results before they answer. */
  tools?: boolean | undefined;
  /** The embedded answerer, which is not a language model. */
  demo: boolean;
  /** Undefined: everyone but people with the external role. */
  roles?: readonly string[] | undefined;
  fallback?: string | undefined;
  price?: ModelPrice | undefined;
  /**
   * Whether personal data may be sent to the model. By default our own models receive it, and outside models
   * after the person agrees.
   */
  personalData?: PersonalDataPolicy | undefined;
};

/** `mask`: always masked without asking; `block`: messages with personal data are not sent. */
export type PersonalDataPolicy = "free" | "ask" | "mask" | "block";

/** Per million tokens. */
export type ModelPrice = { input: number; output: number };

/** One entry of the models file. Missing fields are derived from the id or requested from the provider. */
export type ModelEntry = {
  id: string;
  provider?: OutsideProvider | undefined;
  /** The protocol of a model at OpenAI, Azure or a compatible server; the default is `chat`. */
  api?: "chat" | "responses" | undefined;
} & Partial<
  Pick<
    ModelInfo,
    | "label"
    | "tokenLimit"
    | "vision"
    | "online"
    | "images"
    | "tools"
    | "roles"
    | "fallback"
    | "price"
    | "personalData"
  >
>;

/** What a provider reports about one of its models. */
export type FoundModel = {
  id: string;
  tokenLimit?: number | undefined;
  vision?: boolean | undefined;
  tools?: boolean | undefined;
};

export function describeModel(provider: OutsideProvider, found: FoundModel, entry?: ModelEntry): ModelInfo {
  const tokenLimit = entry?.tokenLimit ?? found.tokenLimit ?? tokenLimitOf(found.id);
  return {
    id: found.id,
    label: entry?.label ?? labelOf(found.id),
    provider,
    tokenLimit,
    charLimit: tokenLimit * CHARACTERS_PER_TOKEN,
    vision: entry?.vision ?? found.vision ?? VISION.test(found.id),
    online: entry?.online ?? false,
    images: entry?.images ?? false,
    tools: entry?.tools ?? found.tools ?? (TOOLS.test(found.id) && !WITHOUT_TOOLS.test(found.id)),
    demo: false,
    roles: entry?.roles,
    fallback: entry?.fallback,
    price: entry?.price,
    personalData: entry?.personalData,
  };
}

export function mayUse({ roles }: ModelInfo, held: readonly string[]): boolean {
  return isMeantFor(roles, held);
}

/** Filters lists of servers that also offer models for other uses than chat. */
export function isChatModel(id: string): boolean {
  return !NOT_CHAT.test(id);
}

const VISION = /^(gpt-(4o|4\.1|[5-9])|o[134]|gemini|claude)|vision|llava|-vl\b/i;
// Other models may not support tools, and their servers answer a request with tools with an error.
const TOOLS = /^(gpt-(4o|4\.1|[5-9])|o[134]|gemini-|claude-)/i;
const WITHOUT_TOOLS =
  /search|image|audio|^gpt-5[^/]*chat|^o1-(mini|preview)|^claude-(2|instant)|^gemini-1\.0/i;
const NOT_CHAT =
  /embed|whisper|tts|transcri|realtime|audio|rerank|moderation|dall-e|image|sora|davinci|babbage|veo/i;

function tokenLimitOf(id: string): number {
  const [, variant = ""] = id.toLowerCase().split("gemini", 2);
  return variant.includes("pro") ? GEMINI_PRO_TOKEN_LIMIT : DEFAULT_TOKEN_LIMIT;
}

/** gpt-5-mini → GPT-5 mini, claude-sonnet-5-5 → Claude Sonnet 5.5; ids of other families are kept. */
function labelOf(id: string): string {
  if (id.startsWith("gpt-")) return `GPT-${id.slice("gpt-".length).replaceAll("-", " ")}`;
  if (!/^(claude|gemini)-/.test(id)) return id;
  return id
    .replace(/-latest$/, "")
    .replace(/(\d)-(\d)(?!\d)/, "$1.$2")
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
