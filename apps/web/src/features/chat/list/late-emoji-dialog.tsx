import { type ComponentProps, Suspense } from "react";
import { useEver } from "../../../lib/use-ever.ts";
import { late } from "../../../ui/late.ts";

const EmojiDialog = late(() => import("./emoji-dialog.tsx").then((module) => module.EmojiDialog));

export function LateEmojiDialog(props: ComponentProps<typeof EmojiDialog>) {
  const wasOpened = useEver(props.conversation !== null);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <EmojiDialog {...props} />
    </Suspense>
  );
}
