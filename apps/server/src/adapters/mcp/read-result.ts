import { cutText } from "@metatron/text/cut-text";
import type { CallToolResult, ReadResourceResult } from "@modelcontextprotocol/client";

/** The rest is cut: a result becomes part of the prompt. */
const MOST_RESULT_CHARS = 24_000;
const MOST_IMAGES = 4;
const MOST_IMAGE_BYTES = 8 * 1024 * 1024;
const MOST_LINKS = 50;

export interface McpImage {
  bytes: Uint8Array;
  mimeType: string;
}

export interface McpLink {
  uri: string;
  title: string;
}

/** Why a server's question did not reach the person. */
export type QuestionRefusal = "secret" | "page_not_allowed" | "too_large" | "too_many" | "nobody";

/** A server's question that was not answered with values. */
export interface UnansweredQuestion {
  message: string;
  why: QuestionRefusal | "declined" | "cancelled";
}

/** What a call returned, as data. */
export interface McpResult {
  text: string;
  structured: Record<string, unknown> | undefined;
  images: readonly McpImage[];
  links: readonly McpLink[];
  /** Parts that are not shown, each as a short description. */
  omitted: readonly string[];
  isError: boolean;
  /** Questions of the server to the person that were not answered. */
  unanswered: readonly UnansweredQuestion[];
}

export function readResult(result: CallToolResult, unanswered: readonly UnansweredQuestion[]): McpResult {
  const parts = new Parts();
  for (const block of result.content ?? []) {
    switch (block.type) {
      case "text":
        parts.addText(block.text);
        break;
      case "image":
        parts.addImage(block.data, block.mimeType);
        break;
      case "audio":
        parts.omit("audio");
        break;
      case "resource_link":
        parts.addLink({ uri: block.uri, title: block.title ?? block.name });
        break;
      case "resource":
        parts.addResource(block.resource);
    }
  }
  return parts.toResult({
    structured: result.structuredContent,
    isError: result.isError === true,
    unanswered,
  });
}

/** The contents of a resource that a result links to. */
export function readResource(resource: ReadResourceResult): Pick<McpResult, "text" | "images" | "omitted"> {
  const parts = new Parts();
  for (const content of resource.contents) parts.addResource(content);
  return parts.toResult({ structured: undefined, isError: false, unanswered: [] });
}

type ResourceContents = ReadResourceResult["contents"][number];

class Parts {
  readonly #texts: string[] = [];
  readonly #images: McpImage[] = [];
  readonly #links: McpLink[] = [];
  readonly #omitted: string[] = [];

  addText(text: string): void {
    this.#texts.push(text);
  }

  addImage(base64: string, mimeType: string): void {
    const bytes = Buffer.from(base64, "base64");
    if (this.#images.length >= MOST_IMAGES || bytes.byteLength > MOST_IMAGE_BYTES) this.omit("image");
    else this.#images.push({ bytes, mimeType });
  }

  addLink(link: McpLink): void {
    if (this.#links.length < MOST_LINKS) this.#links.push(link);
    else this.omit("link");
  }

  addResource(content: ResourceContents): void {
    if ("text" in content) this.addText(content.text);
    else if (content.mimeType?.startsWith("image/")) this.addImage(content.blob, content.mimeType);
    else this.omit(content.mimeType ?? "data");
  }

  omit(what: string): void {
    if (this.#omitted.length < MOST_LINKS) this.#omitted.push(cutText(what, 100));
  }

  toResult(rest: Pick<McpResult, "isError" | "unanswered"> & { structured: unknown }): McpResult {
    const text = this.#texts.join("\n");
    const structured = asRecord(rest.structured);
    const json = structured && JSON.stringify(structured);
    const isStructuredLong = json !== undefined && json.length > MOST_RESULT_CHARS;
    if (isStructuredLong) this.omit(`structured content of ${json.length} characters`);
    if (text.length > MOST_RESULT_CHARS) this.omit(`${text.length - MOST_RESULT_CHARS} characters of text`);
    return {
      // Servers repeat structured content as text for older clients: the model needs it once.
      text: structured && !isStructuredLong && isSameJson(text, json) ? "" : cutText(text, MOST_RESULT_CHARS),
      structured: isStructuredLong ? undefined : structured,
      images: this.#images,
      links: this.#links,
      omitted: this.#omitted,
      isError: rest.isError,
      unanswered: rest.unanswered,
    };
  }
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null ? { ...value } : undefined;
}

function isSameJson(text: string, json: string | undefined): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === json;
  } catch {
    return false;
  }
}
