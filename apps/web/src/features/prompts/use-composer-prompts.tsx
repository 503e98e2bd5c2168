import type { Prompt } from "@metatron/contract/prompts/prompt";
import { fillPrompt, keyOf, readVariables } from "@metatron/contract/prompts/variables";
import { useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { call } from "../../api/call.ts";
import { withTexts } from "../../lib/texts.ts";
import { useBrand } from "../../shell/brand.ts";
import { usePerson } from "../session/use-person.ts";
import { matchPrompts, typedPrompt } from "./match-prompts.ts";
import { onPromptRequest, requestedPrompt, requestPrompt } from "./prompt-request.ts";
import { PROMPTS_KEY, usePrompts } from "./prompts-query.ts";

const FillDialog = lazy(
  withTexts(["prompts"], () => import("./fill-dialog.tsx").then((file) => ({ default: file.FillDialog }))),
);

interface Options {
  text: string;
  onText: (text: string) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
}

const MOST_OFFERED = 6;

/** The prompts offered after a `/`, and the form for the variables of the chosen one. */
export function useComposerPrompts({ text, onText, textRef }: Options) {
  const typed = typedPrompt(text);
  const { roles } = usePerson();
  const brand = useBrand();
  const queries = useQueryClient();
  const { data } = usePrompts({ enabled: typed !== null });
  const [filling, setFilling] = useState<Prompt | null>(null);
  const requested = useSyncExternalStore(onPromptRequest, requestedPrompt);

  function insert(prompt: Prompt, filled: string) {
    const before = typedPrompt(text) === null ? text.trimEnd() : "";
    onText(before === "" ? filled : `${before}\n\n${filled}`);
    setFilling(null);
    requestAnimationFrame(() => textRef.current?.focus());
    // A use that can't be counted, as offline, is not worth a message.
    call("countPromptUse", { params: { id: prompt.id } })
      .then(() => queries.invalidateQueries({ queryKey: PROMPTS_KEY }))
      .catch(() => undefined);
  }

  function begin(prompt: Prompt) {
    if (readVariables(prompt.text).length === 0) insert(prompt, prompt.text);
    else {
      if (typedPrompt(text) !== null) onText("");
      setFilling(prompt);
    }
  }

  const takeRequest = useEffectEvent(begin);
  useEffect(() => {
    if (!requested) return;
    requestPrompt(null);
    takeRequest(requested);
  }, [requested]);

  const offered =
    typed === null || !data ? [] : matchPrompts(data.items, typed, { roles, brand }).slice(0, MOST_OFFERED);
  return {
    entries: offered.map((prompt) => ({
      id: prompt.id,
      label: prompt.title,
      detail: withoutBraces(prompt.text),
      onTake: () => begin(prompt),
    })),
    dialog: filling && (
      <Suspense fallback={null}>
        <FillDialog
          prompt={filling}
          onClose={() => setFilling(null)}
          onFilled={(filled) => insert(filling, filled)}
        />
      </Suspense>
    ),
  };
}

/** The text with the names of its variables in the place of their marks, for a row of a list. */
const withoutBraces = (text: string) =>
  fillPrompt(text, new Map(readVariables(text).map(({ name }) => [keyOf(name), `[${name}]`])));
