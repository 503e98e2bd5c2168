import { CHARACTERS_PER_TOKEN } from "@metatron/contract/constants";
import type { FileFailure } from "@metatron/contract/enums";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { ReadFileAnswer } from "@metatron/contract/file";
import {
  type ParsedDocument,
  ParseError,
  type ParseProgress,
  parseDocument,
} from "../../adapters/parsers/index.ts";
import { AppError } from "../../http/app-error.ts";

export interface ReadDocumentDeps {
  maxPages: number;
  /** How the product cuts documents into passages. */
  cut: (document: ParsedDocument) => ReadFileAnswer["chunks"];
}

export interface DocumentToRead {
  path: string;
  name: string;
  signal: AbortSignal;
  onProgress: (progress: ParseProgress) => void;
}

/** Reads a document for its sender alone; nothing of it stays here. */
export async function readDocument(
  { maxPages, cut }: ReadDocumentDeps,
  { path, name, signal, onProgress }: DocumentToRead,
): Promise<ReadFileAnswer> {
  try {
    const document = await parseDocument({ path, name, signal, onProgress, limits: { maxPages } });
    const { text, pages } = document;
    const numTokens = Math.ceil(text.length / CHARACTERS_PER_TOKEN);
    // The product's own passages have more fields than the contract gives out.
    const chunks = cut(document).map(({ text, page, start, end }) => ({ text, page, start, end }));
    return { text, pages, numChars: text.length, numTokens, chunks };
  } catch (error) {
    if (error instanceof ParseError) throw new AppError(codeOf(error.reason), error.message);
    throw error;
  }
}

function codeOf(reason: FileFailure): ErrorCode {
  return reason === "internal" ? "internal" : `file_${reason}`;
}
