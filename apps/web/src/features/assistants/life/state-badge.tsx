import type { LifeState } from "@metatron/contract/assistants/constants";
import { Badge } from "../../../ui/badge.tsx";

const TONES = {
  draft: "warning",
  in_review: "accent",
  published: "success",
  retired: "neutral",
  disabled: "danger",
} as const;

/** The label is passed in, because the administration loads texts of its own. */
export function StateBadge({ state, label }: { state: LifeState; label: string }) {
  return <Badge tone={TONES[state]}>{label}</Badge>;
}
