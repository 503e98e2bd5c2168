import type { GapState } from "@metatron/contract/gaps/constants";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";

const TONES = { open: "warning", assigned: "accent", solved: "success" } as const;

export function GapStateBadge({ state }: { state: GapState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`gaps.states.${state}`)}</Badge>;
}
