import type { TagColor } from "@metatron/contract/chat/constants";
import { cx } from "../ui/cx.ts";

const DOTS = {
  neutral: "bg-text-subtle",
  "chart-1": "bg-chart-1",
  "chart-2": "bg-chart-2",
  "chart-3": "bg-chart-3",
  "chart-4": "bg-chart-4",
  "chart-5": "bg-chart-5",
} satisfies Record<TagColor, string>;

/** The colour of a tag or a project; its name always stands beside it or is read out. */
export function TagDot({ color, className }: { color: TagColor; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block size-2 flex-none rounded-full forced-colors:border", DOTS[color], className)}
    />
  );
}
