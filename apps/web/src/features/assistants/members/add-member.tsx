import { type MemberRole, memberRoles } from "@metatron/contract/assistants/constants";
import type { FoundPerson } from "@metatron/contract/assistants/life";
import { useQuery } from "@tanstack/react-query";
import { UserPlus, X } from "lucide-react";
import { type FormEvent, useDeferredValue, useState } from "react";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { splitEmails } from "./split-emails.ts";

/** The most frequent role first. */
const ROLES = memberRoles.toReversed();
const LEAST_CHARS = 2;

interface AddMemberProps {
  /** People who have access already are not offered. */
  members: readonly string[];
  onAdd: (emails: string[], role: MemberRole) => Promise<boolean>;
}

/** Adds several people at once, found by name or typed as addresses; unknown ones get access at their first sign-in. */
export function AddMember({ members, onAdd }: AddMemberProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [role, setRole] = useState<MemberRole>("viewer");
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const typed = splitEmails(text);
  const all = [...new Set([...chosen, ...typed.emails])];
  const isWrong = all.length === 0 || typed.rest !== "";

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong || isBusy) return;
    setBusy(true);
    const isAdded = await onAdd(all, role);
    setBusy(false);
    if (!isAdded) return;
    setText("");
    setChosen([]);
    setTried(false);
  }

  function handleChoose({ email }: FoundPerson) {
    setChosen([...new Set([...chosen, email])]);
    setText("");
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="mt-4">
      <div className="grid items-start gap-3 handset:grid-cols-[minmax(0,1fr)_150px_auto]">
        <Field
          label={t("assistantMembers.email")}
          hint={t("assistantMembers.emailHint")}
          {...(isTried && isWrong ? { error: t("assistantMembers.emailWrong") } : {})}
        >
          <Input
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={t("assistantMembers.emailExample")}
            autoComplete="off"
            inputMode="email"
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
      </div>
      <Found q={text.trim()} without={[...members, ...all]} onChoose={handleChoose} />
      {chosen.length > 0 && (
        <ul aria-label={t("assistantMembers.chosen")} className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((email) => (
            <li key={email}>
              <Button
                type="button"
                size="sm"
                variant="soft"
                aria-label={t("assistantMembers.unchoose", { name: email })}
                onClick={() => setChosen(chosen.filter((other) => other !== email))}
              >
                {email}
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

interface FoundProps {
  q: string;
  without: readonly string[];
  onChoose: (person: FoundPerson) => void;
}

/** People whose name or address contains the typed text. */
function Found({ q, without, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const wanted = useDeferredValue(q);
  const { data } = useQuery({
    queryKey: ["people", wanted],
    queryFn: ({ signal }) => call("findPeople", { query: { q: wanted }, signal }),
    enabled: wanted.length >= LEAST_CHARS,
  });
  const people =
    q.length < LEAST_CHARS ? [] : (data?.items.filter(({ email }) => !without.includes(email)) ?? []);
  if (people.length === 0) return null;
  return (
    <ul
      aria-label={t("assistantMembers.found")}
      className="mt-2 max-h-60 overflow-y-auto rounded-md border border-border bg-surface-raised"
    >
      {people.map((person) => (
        <li key={person.email} className="border-b border-border last:border-b-0">
          <button
            type="button"
            onClick={() => onChoose(person)}
            className="flex w-full items-center gap-3 px-3 py-2 text-left hover:bg-surface-hover"
          >
            <Avatar name={person.name} />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">{person.name}</span>
              <span className="block truncate text-xs text-text-subtle">{person.email}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
