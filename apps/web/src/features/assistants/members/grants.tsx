import {
  type Audience,
  audiences,
  type GrantRole,
  grantRoles,
} from "@metatron/contract/assistants/constants";
import type { Grant } from "@metatron/contract/assistants/life";
import { UsersRound, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";

interface GrantsProps {
  grants: readonly Grant[];
  mayChange: boolean;
  /** The published version is not cleared for them yet. */
  isWaiting: boolean;
  onSet: (audience: Audience, role: GrantRole | null) => Promise<boolean>;
  onReview: () => void;
}

/** Access for whole roles, or for everyone. */
export function Grants({ grants, mayChange, isWaiting, onSet, onReview }: GrantsProps) {
  const { t } = useTranslation();
  const nameOf = useAudienceName();
  const free = audiences.filter((audience) => !grants.some((grant) => grant.audience === audience));
  if (!mayChange && grants.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="font-medium">{t("assistantMembers.grants.title")}</h3>
      <p className="mt-1 text-sm text-text-muted">{t("assistantMembers.grants.text")}</p>
      {grants.length > 0 && (
        <ul aria-label={t("assistantMembers.grants.list")} className="mt-3 border-t border-border">
          {grants.map(({ audience, role }) => (
            <li
              key={audience}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-2"
            >
              <span className="grid size-[30px] flex-none place-items-center rounded-full bg-surface-hover text-text-muted">
                <UsersRound className="size-4" aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-[1_1_10rem] font-medium">{nameOf(audience)}</span>
              {mayChange && audience !== "everyone" ? (
                <Select
                  variant="quiet"
                  aria-label={t("assistantMembers.roleOf", { name: nameOf(audience) })}
                  value={role}
                  onValueChange={(value) => void onSet(audience, toRole(value))}
                  options={grantRoles.map((value) => ({
                    value,
                    label: t(`assistantMembers.roles.${value}`),
                  }))}
                />
              ) : (
                <span className="text-sm text-text-muted">{t(`assistantMembers.roles.${role}`)}</span>
              )}
              {mayChange && (
                <IconButton
                  label={t("assistantMembers.grants.remove", { name: nameOf(audience) })}
                  onClick={() => void onSet(audience, null)}
                >
                  <X />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isWaiting && grants.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-warning-text">
          <span className="min-w-0 flex-[1_1_16rem]">{t("assistantMembers.grants.waiting")}</span>
          <Button size="sm" onClick={onReview}>
            {t("assistantMembers.grants.review")}
          </Button>
        </div>
      )}
      {mayChange && free.length > 0 && <AddGrant key={free.length} free={free} onSet={onSet} />}
    </section>
  );
}

function AddGrant({ free, onSet }: { free: readonly Audience[] } & Pick<GrantsProps, "onSet">) {
  const { t } = useTranslation();
  const nameOf = useAudienceName();
  const [audience, setAudience] = useState<Audience>(free[0] ?? "everyone");
  const [role, setRole] = useState<GrantRole>("viewer");
  const [isBusy, setBusy] = useState(false);
  const allowed = audience === "everyone" ? "viewer" : role;

  async function handleAdd() {
    setBusy(true);
    await onSet(audience, allowed);
    setBusy(false);
  }

  return (
    <div className="mt-4 grid items-end gap-3 handset:grid-cols-[minmax(0,1fr)_150px_auto]">
      <Field label={t("assistantMembers.grants.audience")}>
        <Select
          value={audience}
          onValueChange={(value) => setAudience(free.find((known) => known === value) ?? "everyone")}
          options={free.map((value) => ({ value, label: nameOf(value) }))}
        />
      </Field>
      <Field label={t("assistantMembers.grants.may")}>
        <Select
          value={allowed}
          disabled={audience === "everyone"}
          onValueChange={(value) => setRole(toRole(value))}
          options={grantRoles.toReversed().map((value) => ({
            value,
            label: t(`assistantMembers.roles.${value}`),
          }))}
        />
      </Field>
      <Button busy={isBusy} onClick={() => void handleAdd()}>
        <UsersRound />
        {t("assistantMembers.grants.add")}
      </Button>
    </div>
  );
}

const toRole = (value: string): GrantRole => grantRoles.find((known) => known === value) ?? "viewer";

function useAudienceName() {
  const { t } = useTranslation();
  return (audience: Audience) =>
    audience === "everyone" ? t("assistantMembers.grants.everyone") : t(`roles.${audience}`);
}
