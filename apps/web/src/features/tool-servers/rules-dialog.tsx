import { type Role, roles } from "@metatron/contract/roles";
import { type ToolPermission, toolPermissions } from "@metatron/contract/tool-rules/constants";
import type { AdminTool } from "@metatron/contract/tool-rules/tool-rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TOOLS_KEY } from "./tool-queries.ts";
import { useToolName } from "./use-tool-name.ts";

type Rules = Partial<Record<Role, ToolPermission>>;

/** Allow, ask or deny a tool, role by role. */
export function RulesDialog({ tool, onClose }: { tool: AdminTool; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const nameOf = useToolName();
  const [rules, setRules] = useState<Rules>(() =>
    Object.fromEntries(tool.rules.map(({ role, permission }) => [role, permission])),
  );
  const saving = useMutation({
    mutationFn: () =>
      call("changeToolRules", {
        body: { tool: tool.name, rules: roles.map((role) => ({ role, permission: rules[role] ?? null })) },
      }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: TOOLS_KEY }),
  });
  const words = (permission: ToolPermission) => t(`tools.permissions.${permission}`);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={nameOf(tool)}
      description={t("tools.rulesHint")}
      closeLabel={t("admin.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("admin.cancel")}</Button>
          <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
            {t("admin.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 handset:grid-cols-2">
        {roles.map((role) => (
          <Field key={role} label={t(`roles.${role}`)}>
            <Select
              value={rules[role] ?? ""}
              onValueChange={(value) => {
                const permission = toolPermissions.find((each) => each === value);
                const { [role]: _before, ...others } = rules;
                setRules(permission ? { ...others, [role]: permission } : others);
              }}
              options={[
                { value: "", label: t("tools.default", { permission: words(tool.byDefault) }) },
                ...toolPermissions.map((value) => ({ value, label: words(value) })),
              ]}
            />
          </Field>
        ))}
      </div>
      {saving.isError && (
        <Notice variant="box" tone="danger" className="mt-4">
          {t("admin.saveFailed", { reason: reasonOf(t, saving.error) })}
        </Notice>
      )}
    </Dialog>
  );
}
