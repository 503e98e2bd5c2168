import type { AdminModel, OffFor } from "@metatron/contract/budgets/budgets";
import { type Role, roles } from "@metatron/contract/roles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../api/reason-of.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";

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
  const [off, setOff] = useState<ReadonlySet<Role>>(
    new Set(model.offFor === "everyone" ? roles : model.offFor),
  );
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
            onClick={() => onSave(off.size === roles.length ? "everyone" : [...off])}
          >
            {t("admin.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-1">
        {roles.map((role) => (
          <Checkbox key={role} checked={!off.has(role)} onCheckedChange={(isOn) => toggle(role, isOn)}>
            {t(`roles.${role}`)}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-danger-text">
          {t("admin.saveFailed", { reason: reasonOf(t, error) })}
        </p>
      )}
    </Dialog>
  );
}
