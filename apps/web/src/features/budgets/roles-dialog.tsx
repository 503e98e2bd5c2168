import type { AdminModel, OffFor } from "@metatron/contract/budgets/budgets";
import { type Role, roles } from "@metatron/contract/roles";
import { Lock } from "lucide-react";
import { useState } from "react";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { rolesByState } from "./model-roles.ts";

interface RolesDialogProps {
  model: AdminModel;
  isSaving: boolean;
  error: Error | null;
  onSave: (offFor: OffFor) => void;
  onClose: () => void;
}

/** Which profiles may use a model. */
export function RolesDialog({ model, isSaving, error, onSave, onClose }: RolesDialogProps) {
  const { t } = useTranslation();
  const { on, off: offNow } = rolesByState(model);
  const open = new Set([...on, ...offNow]);
  const [off, setOff] = useState<ReadonlySet<Role>>(new Set(offNow));
  const toggle = (role: Role, isOn: boolean) => {
    const next = new Set(off);
    if (isOn) next.delete(role);
    else next.add(role);
    setOff(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("models.dialog.title", { model: model.label })}
      description={t("models.dialog.lede")}
      closeLabel={t("admin.close")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("admin.cancel")}
          </Button>
          <Button
            variant="primary"
            busy={isSaving}
            onClick={() => onSave(off.size === open.size ? "everyone" : [...off])}
          >
            {t("admin.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-1">
        {roles.map((role) => {
          const isLocked = !open.has(role);
          return (
            <Checkbox
              key={role}
              checked={!isLocked && !off.has(role)}
              disabled={isLocked}
              hint={isLocked ? t("models.dialog.locked") : undefined}
              onCheckedChange={(isOn) => toggle(role, isOn)}
            >
              {t(`roles.${role}`)}
              {isLocked && <Lock className="ml-1.5 inline size-3.5 text-text-subtle" aria-hidden="true" />}
            </Checkbox>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-danger-text">
          {t("admin.saveFailed", { reason: reasonOf(t, error) })}
        </p>
      )}
    </Dialog>
  );
}
