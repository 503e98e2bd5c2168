import type { PromptScope } from "@metatron/contract/prompts/constants";
import type { Prompt, PromptFields } from "@metatron/contract/prompts/prompt";
import type { Role } from "@metatron/contract/roles";

/** The fields of the form; the roles are kept while the person tries other audiences. */
export interface PromptDraft {
  title: string;
  text: string;
  scope: PromptScope;
  roles: Role[];
}

export const newDraft = (): PromptDraft => ({ title: "", text: "", scope: "own", roles: [] });

export const draftOf = ({ title, text, scope, roles }: Prompt): PromptDraft => ({
  title,
  text,
  scope,
  roles,
});

export function fieldsOf({ title, text, scope, roles }: PromptDraft, version: number | null): PromptFields {
  return { title, text, scope, roles: scope === "own" ? [] : roles, version };
}

export const isComplete = ({ title, text, scope, roles }: PromptDraft): boolean =>
  title.trim() !== "" && text.trim() !== "" && (scope !== "team" || roles.length > 0);

/** The text with a mark in the place of the selection, and where the name inside the mark is, to be typed over. */
export function withMark(text: string, { start, end }: { start: number; end: number }, mark: string) {
  const name = mark.slice(2).search(/[:}]/);
  return {
    text: text.slice(0, start) + mark + text.slice(end),
    select: { start: start + 2, end: start + 2 + name },
  };
}
