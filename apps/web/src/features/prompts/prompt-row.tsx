import type { Prompt } from "@metatron/contract/prompts/prompt";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Ellipsis, History, Pencil, Star, Trash2 } from "lucide-react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { MenuItem, MenuSeparator } from "../../ui/menu-items.tsx";
import { toast } from "../../ui/toast.ts";
import { MarkedPrompt } from "./marked-prompt.tsx";
import { PROMPTS_KEY } from "./prompts-query.ts";

interface PromptRowProps {
  prompt: Prompt;
  mayFeature: boolean;
  onUse: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onVersions: () => void;
  onFeature: () => void;
}

export function PromptRow({ prompt, onUse, ...menu }: PromptRowProps) {
  const { t } = useTranslation();
  const { title, text, scope, roles, author, uses } = prompt;
  const facts = [
    scope === "own" ? null : t(`prompts.scopes.${scope}`),
    scope === "team" ? roles.map((role) => t(`roles.${role}`)).join(", ") : null,
    author && !prompt.isMine ? t("prompts.by", { name: author }) : null,
    uses > 0 ? t("prompts.uses", { count: uses }) : null,
  ].filter((fact) => fact !== null);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-border py-4">
      <div className="min-w-0 flex-1">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="mt-1 line-clamp-2 text-sm text-text-muted wrap-anywhere">
          <MarkedPrompt text={text} />
        </p>
        {facts.length > 0 && <p className="mt-1 text-xs text-text-subtle">{facts.join(" · ")}</p>}
      </div>
      <div className="flex items-center gap-1">
        <Button size="sm" aria-label={t("prompts.useNamed", { title })} onClick={onUse}>
          {t("prompts.use")}
        </Button>
        <RowMenu prompt={prompt} {...menu} />
      </div>
    </li>
  );
}

function RowMenu({
  prompt,
  mayFeature,
  onEdit,
  onDuplicate,
  onVersions,
  onFeature,
}: Omit<PromptRowProps, "onUse">) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id, title, scope, mayEdit } = prompt;
  const removing = useMutation({
    mutationFn: () => call("deletePrompt", { params: { id } }),
    onSuccess: () => toast({ text: t("prompts.deleted", { title }) }),
    onError: (error) => toast({ text: t("prompts.failed", { reason: reasonOf(t, error) }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: PROMPTS_KEY }),
  });

  async function handleRemove() {
    const answer = await confirm({
      title: t("prompts.deleteTitle", { title }),
      description: t(scope === "own" ? "prompts.deleteOwnText" : "prompts.deleteSharedText"),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("prompts.delete") },
    });
    if (answer === "ok") removing.mutate();
  }

  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t("prompts.options", { title })}>
          <Ellipsis />
        </IconButton>
      }
    >
      {mayEdit && (
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t("prompts.edit")}
        </MenuItem>
      )}
      <MenuItem icon={<Copy />} onSelect={onDuplicate}>
        {t("prompts.duplicate")}
      </MenuItem>
      {mayEdit && (
        <MenuItem icon={<History />} onSelect={onVersions}>
          {t("prompts.versions")}
        </MenuItem>
      )}
      {mayFeature && (
        <MenuItem icon={<Star />} onSelect={onFeature}>
          {t("prompts.feature")}
        </MenuItem>
      )}
      {mayEdit && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void handleRemove()}>
            {t("prompts.delete")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
