import type { SourceChange } from "@metatron/contract/sources/source-change";
import { numberCitations, numberOfIn } from "@metatron/turn/number-citations";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import type { PathStep } from "../../local-db/active-path.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { SourceChangesLine } from "./source-changes-line.tsx";
import { sourceChangesQuery } from "./source-changes-query.ts";

interface Options {
  conversationId: string;
  steps: readonly PathStep[];
  onOpen: (answerId: string, n: number) => void;
}

/**
 * The line under each answer whose sources have changed since.
 * Requested when a conversation with sources opens.
 */
export function useSourceChanges({ conversationId, steps, onOpen }: Options) {
  const { db } = useLocalData();
  const hasSources = steps.some(({ message }) => message.citations.some(({ fileId }) => fileId !== null));
  const { data } = useQuery({ ...sourceChangesQuery(db, conversationId), enabled: hasSources });
  const byAnswer = useMemo(() => Map.groupBy(data ?? NONE, ({ answerId }) => answerId), [data]);
  return useCallback(
    ({ id, text, citations }: MessageRow): ReactNode => {
      const changes = byAnswer.get(id);
      if (!changes) return null;
      const numberOf = numberOfIn(numberCitations(text, citations));
      return <SourceChangesLine changes={changes} numberOf={numberOf} onOpen={(n) => onOpen(id, n)} />;
    },
    [byAnswer, onOpen],
  );
}

const NONE: readonly SourceChange[] = [];
