import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/use-translation.ts";
import { ChipChoices } from "../../ui/chip-choices.tsx";
import { assistantToolsQuery } from "./assistant-tools-query.ts";
import { toolLabel } from "./tool-sentence.ts";

/** What a test expects of tools. No tool is in both lists. */
export interface ToolExpectations {
  mustCall: string[];
  mustNotCall: string[];
}

interface ExpectedToolsProps {
  expected: ToolExpectations;
  onChange: (expected: ToolExpectations) => void;
}

/** The tools that the answer to a test must or must not use. */
export function ExpectedTools({ expected: { mustCall, mustNotCall }, onChange }: ExpectedToolsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(assistantToolsQuery());
  const tools = data?.items ?? [];
  const titles = new Map(tools.map(({ name, title }) => [name, title]));
  // A tool that is gone stays visible, so that it can be removed from the test.
  const names = [...new Set([...tools.map(({ name }) => name), ...mustCall, ...mustNotCall])];
  if (names.length === 0) return null;
  const wordOf = (name: string) => toolLabel(t, { name, title: titles.get(name) });
  const without = (list: readonly string[], other: readonly string[]) =>
    list.filter((name) => !other.includes(name));
  return (
    <>
      <ChipChoices
        label={t("toolCalls.expected.mustCall")}
        hint={t("toolCalls.expected.mustCallHint")}
        values={names}
        chosen={mustCall}
        wordOf={wordOf}
        onChange={(chosen) => onChange({ mustCall: chosen, mustNotCall: without(mustNotCall, chosen) })}
      />
      <ChipChoices
        label={t("toolCalls.expected.mustNotCall")}
        hint={t("toolCalls.expected.mustNotCallHint")}
        values={names}
        chosen={mustNotCall}
        wordOf={wordOf}
        onChange={(chosen) => onChange({ mustCall: without(mustCall, chosen), mustNotCall: chosen })}
      />
    </>
  );
}
