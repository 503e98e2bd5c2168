import type { ImageRequest } from "@metatron/contract/images/images";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callForEvents } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { toast } from "../../ui/toast.ts";
import { generateImages } from "./generate-images.ts";
import { imageKeys } from "./image-queries.ts";

export type GenerationState =
  | { step: "idle" }
  | { step: "making"; made: number; of: number }
  | { step: "failed"; reason: string };

const IDLE: GenerationState = { step: "idle" };

/** One generation at a time, with its progress; aborted when the page is left. */
export function useGeneration() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [state, setState] = useState<GenerationState>(IDLE);
  const last = useRef<ImageRequest | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(request: ImageRequest) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    last.current = request;
    setState({ step: "making", made: 0, of: request.n ?? 1 });
    const refresh = () => queries.invalidateQueries({ queryKey: imageKeys.lists });
    try {
      const count = await generateImages(
        {
          request,
          signal: controller.signal,
          onProgress(made, of) {
            setState({ step: "making", made, of });
            void refresh();
          },
        },
        { callForEvents },
      );
      track("generate_image", { images: count });
      toast({ text: t("images.made", { count }) });
      setState(IDLE);
    } catch (error) {
      if (codeOf(error) === "aborted") {
        if (running.current === controller) setState(IDLE);
        return;
      }
      setState({ step: "failed", reason: reasonOf(t, error) });
    } finally {
      await refresh();
      await queries.invalidateQueries({ queryKey: imageKeys.maker });
    }
  }

  return {
    state,
    start: (request: Omit<ImageRequest, "id">) => void run({ ...request, id: crypto.randomUUID() }),
    /** Repeats the same request: pictures already generated are not generated again. */
    retry: () => void (last.current && run(last.current)),
    cancel() {
      running.current?.abort();
      setState(IDLE);
      toast({ text: t("images.cancelled") });
    },
    dismiss: () => setState(IDLE),
  };
}

export type Generator = ReturnType<typeof useGeneration>;
