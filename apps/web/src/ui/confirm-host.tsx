import { Suspense, useSyncExternalStore } from "react";
import { useEver } from "../lib/use-ever.ts";
import { currentQuestion, onQuestion } from "./confirm.ts";
import type { ConfirmLabels } from "./confirm-dialog.tsx";
import { late } from "./late.ts";

const ConfirmDialog = late(() => import("./confirm-dialog.tsx").then((module) => module.ConfirmDialog));

/** Mounted once. The dialog is loaded for the first question, and stays, so that it can fade out. */
export function ConfirmHost({ labels }: { labels: ConfirmLabels }) {
  const wasAsked = useEver(useSyncExternalStore(onQuestion, currentQuestion) !== null);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog labels={labels} />
    </Suspense>
  );
}
