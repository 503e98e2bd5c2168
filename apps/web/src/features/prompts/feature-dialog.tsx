import { brands } from "@metatron/contract/enums";
import type { Prompt, PromptFeature } from "@metatron/contract/prompts/prompt";
import { roles } from "@metatron/contract/roles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ChipChoices } from "../../ui/chip-choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PROMPTS_KEY } from "./prompts-query.ts";

/** For whom, and on which brands, a prompt is shown first. */
export function FeatureDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [feature, setFeature] = useState<PromptFeature>(prompt.featured ?? { roles: [], brands: [] });
  const saving = useMutation({
    mutationFn: (featured: PromptFeature | null) =>
      call("featurePrompt", { params: { id: prompt.id }, body: { featured } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: PROMPTS_KEY });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("prompts.cancel")}
      size="lg"
      title={t("prompts.featureTitle", prompt)}
      description={t("prompts.featureIntro")}
      footer={
        <>
          {prompt.featured && (
            <Button variant="ghost" busy={saving.isPending} onClick={() => saving.mutate(null)}>
              {t("prompts.unfeature")}
            </Button>
          )}
          <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate(feature)}>
            {t("prompts.featureSave")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        <ChipChoices
          label={t("prompts.fields.roles")}
          hint={t("prompts.featureRolesHint")}
          values={roles}
          chosen={feature.roles}
          wordOf={(role) => t(`roles.${role}`)}
          onChange={(chosen) => setFeature({ ...feature, roles: chosen })}
        />
        <ChipChoices
          label={t("prompts.brands")}
          hint={t("prompts.brandsHint")}
          values={brands}
          chosen={feature.brands}
          wordOf={(brand) => BRAND_PROFILES[brand].name}
          onChange={(chosen) => setFeature({ ...feature, brands: chosen })}
        />
        {saving.error && (
          <p role="alert" className="text-sm text-danger-text">
            {t("prompts.saveFailed", { reason: reasonOf(t, saving.error) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
