import { MAX_NAME_CHARS } from "@metatron/contract/limits";
import { MAX_SERVER_ADDRESS_CHARS, type ToolServerKind } from "@metatron/contract/tool-servers/constants";
import type { ToolServer } from "@metatron/contract/tool-servers/tool-servers";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/call.ts";
import { codeOf, reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { fieldsOf, type ServerForm, serverFaults, toServerForm } from "./server-form.ts";
import { TOOLS_KEY } from "./tool-queries.ts";

export const newServer = (): ToolServer => ({
  id: crypto.randomUUID(),
  name: "",
  kind: "http",
  address: "",
  headerNames: [],
  oauth: null,
  isEnabled: true,
  checkedAt: null,
  failure: null,
  omitted: 0,
  tools: [],
});

interface ServerDialogProps {
  server: ToolServer;
  isStdioAllowed: boolean;
  onClose: () => void;
}

export function ServerDialog({ server, isStdioAllowed, onClose }: ServerDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const id = useId();
  const [form, setForm] = useState<ServerForm>(() => toServerForm(server));
  const [isTried, setTried] = useState(false);
  const faults = serverFaults(form);
  const change = (changes: Partial<ServerForm>) => setForm({ ...form, ...changes });
  const saving = useMutation({
    async mutationFn() {
      const params = { id: server.id };
      const saved = await call("saveToolServer", { params, body: fieldsOf(form) });
      // The first list shows at once whether the address and the credentials are right.
      if (saved.isEnabled) await call("checkToolServer", { params });
    },
    onSuccess() {
      toast({ text: t("tools.saved") });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: TOOLS_KEY }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).every((fault) => fault === null) && !saving.isPending) saving.mutate();
  }

  const shown = (field: keyof typeof faults) =>
    isTried && faults[field] ? { error: t(`tools.faults.${faults[field]}`) } : {};
  const isTaken = saving.isError && codeOf(saving.error) === "conflict";
  const isHttp = form.kind === "http";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={server.name === "" ? t("tools.addTitle") : t("tools.editTitle", { name: server.name })}
      closeLabel={t("admin.close")}
      focusFirst={`#${CSS.escape(id)} input[maxlength]`}
      footer={
        <>
          <Button onClick={onClose}>{t("admin.cancel")}</Button>
          <Button type="submit" form={id} variant="primary" busy={saving.isPending}>
            {t("admin.save")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit} className="grid gap-4">
        <Field label={t("tools.name")} hint={t("tools.nameHint")} {...shown("name")}>
          <Input
            value={form.name}
            maxLength={MAX_NAME_CHARS}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
        {isStdioAllowed && (
          <Segmented<ToolServerKind>
            label={t("tools.kind")}
            value={form.kind}
            onValueChange={(kind) => change({ kind })}
            options={[
              { value: "http", label: t("tools.kinds.http") },
              { value: "stdio", label: t("tools.kinds.stdio") },
            ]}
          />
        )}
        <Field
          label={t(isHttp ? "tools.address" : "tools.command")}
          hint={t(isHttp ? "tools.addressHint" : "tools.commandHint")}
          {...shown("address")}
        >
          <Input
            value={form.address}
            maxLength={MAX_SERVER_ADDRESS_CHARS}
            inputMode={isHttp ? "url" : "text"}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t(isHttp ? "tools.headers" : "tools.variables")}
          hint={t("tools.headersHint")}
          {...shown("headers")}
        >
          <Textarea
            minRows={2}
            maxRows={6}
            value={form.headers}
            spellCheck={false}
            placeholder={isHttp ? "Authorization: Bearer …" : "API_KEY: …"}
            onChange={(event) => change({ headers: event.currentTarget.value })}
          />
        </Field>
        {isHttp && <OAuthFields form={form} change={change} error={shown("hosts")} />}
        <SwitchRow
          label={t("tools.enabled")}
          checked={form.isEnabled}
          onCheckedChange={(isEnabled) => change({ isEnabled })}
        />
        {saving.isError && (
          <Notice variant="box" tone="danger">
            {isTaken ? t("tools.taken") : t("admin.saveFailed", { reason: reasonOf(t, saving.error) })}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

interface OAuthFieldsProps {
  form: ServerForm;
  change: (changes: Partial<ServerForm>) => void;
  error: { error?: string };
}

function OAuthFields({ form, change, error }: OAuthFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SwitchRow
        label={t("tools.oauth")}
        hint={t("tools.oauthHint")}
        checked={form.hasOAuth}
        onCheckedChange={(hasOAuth) => change({ hasOAuth })}
      />
      {form.hasOAuth && (
        <div className="grid gap-4 border-l-2 border-border pl-4">
          <Field label={t("tools.clientId")} hint={t("tools.clientIdHint")}>
            <Input
              value={form.clientId}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ clientId: event.currentTarget.value })}
            />
          </Field>
          <Field label={t("tools.clientSecret")} hint={t("tools.clientSecretHint")}>
            <Input
              type="password"
              value={form.clientSecret}
              autoComplete="new-password"
              onChange={(event) => change({ clientSecret: event.currentTarget.value })}
            />
          </Field>
          <Field label={t("tools.scopes")} hint={t("tools.scopesHint")}>
            <Input
              value={form.scopes}
              spellCheck={false}
              onChange={(event) => change({ scopes: event.currentTarget.value })}
            />
          </Field>
          <Field label={t("tools.hosts")} hint={t("tools.hostsHint")} {...error}>
            <Textarea
              minRows={1}
              maxRows={4}
              value={form.hosts}
              spellCheck={false}
              placeholder="https://id.example.com"
              onChange={(event) => change({ hosts: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}

interface SwitchRowProps {
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

function SwitchRow({ label, hint, checked, onCheckedChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        {hint && <p className="text-xs text-text-subtle">{hint}</p>}
      </div>
      <Switch aria-labelledby={id} checked={checked} onCheckedChange={onCheckedChange} />
    </div>
  );
}
