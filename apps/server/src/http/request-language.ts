import { type Language, languages } from "@metatron/contract/enums";
import type { FastifyRequest } from "fastify";

/** The language of the interface; Spanish if the request names no supported one. */
export function requestLanguage(request: FastifyRequest): Language {
  const wanted = (request.headers["accept-language"] ?? "").toLowerCase();
  const found = wanted
    .split(",")
    .map((each) => languages.find((language) => each.trim().startsWith(language)));
  return found.find((language) => language !== undefined) ?? "es";
}
