import { type MemberRole, memberRoles } from "@metatron/contract/assistants/constants";
import { UserPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

/** The most frequent role first. */
const ROLES = memberRoles.toReversed();
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Adds by e-mail; people without an account get access at their first sign-in. */
export function AddMember({ onAdd }: { onAdd: (email: string, role: MemberRole) => Promise<boolean> }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<MemberRole>("viewer");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWrong = !EMAIL.test(email.trim());

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong || isBusy) return;
    setBusy(true);
    const isAdded = await onAdd(email.trim().toLowerCase(), role);
    setBusy(false);
    if (!isAdded) return;
    setEmail("");
    setTried(false);
  }

  return (
    <form
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      className="mt-4 grid items-start gap-3 handset:grid-cols-[minmax(0,1fr)_150px_auto]"
    >
      <Field
        label={t("assistantMembers.email")}
        {...(isTried && isWrong ? { error: t("assistantMembers.emailWrong") } : {})}
      >
        <Input
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          placeholder={t("assistantMembers.emailExample")}
          autoComplete="off"
        />
      </Field>
      <Field label={t("assistantMembers.role")}>
        <Select
          value={role}
          onValueChange={(value) => setRole(memberRoles.find((known) => known === value) ?? "viewer")}
          options={ROLES.map((value) => ({ value, label: t(`assistantMembers.roles.${value}`) }))}
        />
      </Field>
      <Button type="submit" busy={isBusy} className="handset:mt-[26px]">
        <UserPlus />
        {t("assistantMembers.add")}
      </Button>
    </form>
  );
}
