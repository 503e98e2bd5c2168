import { type ProjectRole, projectRoles } from "@metatron/contract/projects/constants";
import type { ProjectDetails, ProjectMember } from "@metatron/contract/projects/project";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserMinus, UserPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { confirm } from "../../ui/confirm.ts";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.ts";
import { refreshProjects } from "./projects-query.ts";

/** The members with their parts; owners add, change and remove them. */
export function MembersSection({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id, role, people } = project;
  const isOwner = role === "owner";
  const failed = (error: Error) => toast({ text: t("projects.failed", { reason: reasonOf(t, error) }) });
  const onSettled = () => refreshProjects(queries);
  const setting = useMutation({
    mutationFn: (body: { email: string; role: ProjectRole }) =>
      call("setProjectMember", { params: { id }, body }),
    onSettled,
    onError: failed,
  });
  const removing = useMutation({
    mutationFn: (email: string) => call("removeProjectMember", { params: { id }, body: { email } }),
    onSettled,
    onError: failed,
  });
  async function handleRemove({ email, name = email, conversations }: ProjectMember) {
    const answer = await confirm({
      title: t("projects.removeTitle", { name }),
      description: t("projects.removeText", { count: conversations }),
      tone: "danger",
      okVisible: true,
      cancelVisible: true,
      labels: { ok: t("projects.remove") },
    });
    if (answer === "ok") removing.mutate(email);
  }
  return (
    <div className="grid gap-5">
      {isOwner && (
        <AddMember
          isBusy={setting.isPending}
          onAdd={async (email, next) => {
            await setting.mutateAsync({ email, role: next });
          }}
        />
      )}
      <ul>
        {people.map((member) => (
          <li
            key={member.email}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border py-3"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium wrap-anywhere">
                {member.name ?? member.email}
                {member.isMe && <span className="text-text-subtle"> · {t("projects.you")}</span>}
              </p>
              {member.name && <p className="text-xs text-text-subtle wrap-anywhere">{member.email}</p>}
            </div>
            {!member.joined && <Badge>{t("projects.invited")}</Badge>}
            {isOwner && !member.isMe ? (
              <>
                <Field label={t("projects.roleOf", { name: member.name ?? member.email })} labelHidden>
                  <Select
                    value={member.role}
                    onValueChange={(next) => {
                      const known = projectRoles.find((each) => each === next);
                      if (known) setting.mutate({ email: member.email, role: known });
                    }}
                    options={projectRoles.map((each) => ({
                      value: each,
                      label: t(`projects.roles.${each}`),
                    }))}
                  />
                </Field>
                <IconButton
                  size="sm"
                  label={t("projects.removeOf", { name: member.name ?? member.email })}
                  onClick={() => void handleRemove(member)}
                >
                  <UserMinus />
                </IconButton>
              </>
            ) : (
              <Badge>{t(`projects.roles.${member.role}`)}</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AddMemberProps {
  isBusy: boolean;
  onAdd: (email: string, role: ProjectRole) => Promise<void>;
}

function AddMember({ isBusy, onAdd }: AddMemberProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<ProjectRole>("reader");
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    try {
      await onAdd(email.trim(), role);
      setEmail("");
    } catch {
      // The mutation has said why; the address stays in the field.
    }
  }
  return (
    <form
      onSubmit={(event) => void handleSubmit(event)}
      className="grid items-end gap-3 handset:grid-cols-[minmax(0,1fr)_150px_auto]"
    >
      <Field label={t("projects.email")}>
        <Input
          type="email"
          value={email}
          maxLength={254}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("projects.role")}>
        <Select
          value={role}
          onValueChange={(next) => setRole(projectRoles.find((each) => each === next) ?? "reader")}
          options={projectRoles.map((each) => ({ value: each, label: t(`projects.roles.${each}`) }))}
        />
      </Field>
      <Button type="submit" busy={isBusy} disabled={!email.includes("@")}>
        <UserPlus />
        {t("projects.add")}
      </Button>
    </form>
  );
}
