import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Says where the assistant stands when others do not use what the editor shows. */
export function LifeNotice({
  assistant: { state, publishedVersion: published },
  onShow,
}: {
  assistant: Assistant;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  if (state === "published") return null;
  const isAhead = state === "draft" || state === "in_review";
  const title =
    state === "draft"
      ? t("assistantEditor.life.ahead")
      : state === "in_review"
        ? t("assistantEditor.life.inReview")
        : t(`assistantEditor.life.${state}`);
  return (
    <Notice
      tone={state === "disabled" ? "warning" : "info"}
      title={title}
      actions={
        <Button size="sm" onClick={onShow}>
          {t(state === "draft" ? "assistantEditor.life.show" : "assistantEditor.life.showReview")}
        </Button>
      }
    >
      {isAhead ? t("assistantEditor.life.aheadText", { published }) : t("assistantEditor.life.closedText")}
    </Notice>
  );
}
