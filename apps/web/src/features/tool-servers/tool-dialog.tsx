import { knownRoles, type Role, roles } from "@metatron/contract/roles";
import { type ToolAccess, toolAccesses } from "@metatron/contract/tool-rules/constants";
import { type ServerToolPlace, serverToolPlaces } from "@metatron/contract/tool-servers/constants";
import type { ServerTool, ServerToolForm, ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ChipChoices } from "../../ui/chip-choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { DiffView } from "../assistants/instructions/diff-view.tsx";
import { AssistantsField, type NamedAssistant } from "./assistants-field.tsx";
import { titleOf } from "./server-tool-row.tsx";
import { TOOLS_KEY } from "./tool-queries.ts";

interface ToolDialogProps {
  server: ToolServer;
  tool: ServerTool;
  onClose: () => void;
}

/** What a tool says and takes, who may use it, and the acceptance of a new or changed tool. */
export function ToolDialog({ server, tool, onClose }: ToolDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const needsReview = tool.state === "new" || tool.state === "changed";
  const [isOn, setOn] = useState(tool.isOn || tool.state === "new");
  const [access, setAccess] = useState<ToolAccess>(tool.access);
  const [place, setPlace] = useState<ServerToolPlace>(tool.place);
  const [chosen, setChosen] = useState<Role[]>(knownRoles(tool.roles));
  const [assistants, setAssistants] = useState<readonly NamedAssistant[] | null>(
    tool.assistants.length > 0 ? tool.assistants : null,
  );
  const [isTried, setTried] = useState(false);
  const hasNoAssistant = assistants?.every(({ name }) => name === null) ?? false;
  const saving = useMutation({
    mutationFn: () =>
      call("acceptServerTools", {
        params: { id: server.id },
        body: {
          tools: [
            {
              name: tool.name,
              digest: needsReview ? tool.digest : null,
              isOn,
              access,
              place,
              roles: chosen,
              // The server refuses assistants that were deleted.
              assistants: (assistants ?? []).filter(({ name }) => name !== null).map(({ id }) => id),
            },
          ],
        },
      }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: TOOLS_KEY }),
  });
  // Without a name the list would be empty, which means every assistant.
  function save() {
    setTried(true);
    if (!hasNoAssistant) saving.mutate();
  }

  const isStale = saving.isError && codeOf(saving.error) === "version_conflict";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={titleOf(tool)}
      description={t(`tools.stateHints.${tool.state}`)}
      closeLabel={t("admin.close")}
      footer={
        <>
          <Button onClick={onClose}>{t("admin.cancel")}</Button>
          <Button variant="primary" busy={saving.isPending} onClick={save}>
            {t(needsReview ? "tools.accept" : "admin.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormView tool={tool} />
        <div className="flex items-center justify-between gap-4">
          <span id="tool-on" className="text-sm font-medium">
            {t("tools.offer")}
          </span>
          <Switch aria-labelledby="tool-on" checked={isOn} onCheckedChange={setOn} />
        </div>
        <Field label={t("tools.accessLabel")} hint={t(`tools.accessHints.${access}`)}>
          <Select
            value={access}
            onValueChange={(value) => setAccess(toolAccesses.find((each) => each === value) ?? access)}
            options={toolAccesses.map((value) => ({ value, label: t(`tools.access.${value}`) }))}
          />
        </Field>
        <Field label={t("tools.placeLabel")} hint={t("tools.placeHint")}>
          <Select
            value={place}
            onValueChange={(value) => setPlace(serverToolPlaces.find((each) => each === value) ?? place)}
            options={serverToolPlaces.map((value) => ({ value, label: t(`tools.places.${value}`) }))}
          />
        </Field>
        <AssistantsField chosen={assistants} onChange={setAssistants} isInvalid={isTried && hasNoAssistant} />
        <ChipChoices
          label={t("tools.rolesLabel")}
          hint={t("tools.rolesHint")}
          values={roles}
          chosen={chosen}
          wordOf={(role) => t(`roles.${role}`)}
          onChange={setChosen}
        />
        {saving.isError && (
          <Notice variant="box" tone="danger">
            {isStale ? t("tools.stale") : t("admin.saveFailed", { reason: reasonOf(t, saving.error) })}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** A changed tool is shown as the difference to the accepted form. */
function FormView({ tool: { state, accepted, current } }: { tool: ServerTool }) {
  const { t } = useTranslation();
  if (state === "changed" && accepted && current)
    return (
      <div className="grid gap-1.5">
        <p className="text-sm font-medium">{t("tools.difference")}</p>
        <DiffView before={asText(accepted)} after={asText(current)} />
      </div>
    );
  const form = accepted ?? current;
  if (!form) return null;
  return (
    <div className="grid gap-2">
      <p className="max-h-48 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere text-text-muted">
        {form.description || t("tools.noDescription")}
      </p>
      <details className="text-sm">
        <summary className="cursor-pointer text-text-muted">{t("tools.schema")}</summary>
        <pre className="mt-1.5 max-h-64 overflow-auto rounded-md border border-border bg-surface-sunken p-3 text-xs">
          {JSON.stringify(form.inputSchema, null, 2)}
        </pre>
      </details>
    </div>
  );
}

function asText({ title, description, inputSchema, outputSchema, isReadOnly }: ServerToolForm): string {
  return [
    ...(title ? [title] : []),
    description,
    JSON.stringify(inputSchema, null, 2),
    ...(outputSchema ? [JSON.stringify(outputSchema, null, 2)] : []),
    `readOnlyHint: ${isReadOnly}`,
  ].join("\n");
}
