import { readCommand } from "@metatron/contract/chat/commands";
import type { Brand } from "@metatron/contract/enums";
import type { Prompt } from "@metatron/contract/prompts/prompt";
import { foldText } from "@metatron/text/fold-text";

const MOST_CHARS = 60;

/** The words after a `/` that begins the text; null where the text is something else, such as a complete command. */
export function typedPrompt(text: string): string | null {
  if (!text.startsWith("/") || text.includes("\n") || text.length > MOST_CHARS) return null;
  const typed = text.slice(1);
  if (/^[\s/]/.test(typed) || (typed.includes(" ") && readCommand(text))) return null;
  return typed;
}

export interface Reader {
  roles: readonly string[];
  brand: Brand;
}

/** Whether administrators show the prompt first to this person on this brand. */
export function isFeaturedFor({ featured }: Pick<Prompt, "featured">, { roles, brand }: Reader): boolean {
  if (!featured) return false;
  const isForRole = featured.roles.length === 0 || featured.roles.some((role) => roles.includes(role));
  return isForRole && (featured.brands.length === 0 || featured.brands.includes(brand));
}

/**
 * The prompts with a word for each typed beginning of a word, in their title or their text. Titles come before
 * texts, and without any words the featured ones come first.
 */
export function matchPrompts(prompts: readonly Prompt[], typed: string, reader: Reader): Prompt[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => {
    const folded = ` ${foldText(text).replace(/[^\p{L}\p{N}]/gu, " ")}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
  const rankOf = (prompt: Prompt) => {
    if (!has(prompt.title)) return has(`${prompt.title} ${prompt.text}`) ? 2 : null;
    return words.length === 0 && !isFeaturedFor(prompt, reader) ? 1 : 0;
  };
  return prompts
    .flatMap((prompt) => {
      const rank = rankOf(prompt);
      return rank === null ? [] : [{ prompt, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ prompt }) => prompt);
}
