import type { Assistant, Member } from "@metatron/contract/assistants/assistant";
import type { Audience, GrantRole, MemberRole } from "@metatron/contract/assistants/constants";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Button } from "../../../ui/button.tsx";
import { confirm } from "../../../ui/confirm.ts";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { allAssistantsQuery, assistantKeys, membersQuery } from "../assistant-queries.ts";
import { lifeQuery } from "../life/life-queries.ts";
import { AddMember } from "./add-member.tsx";
import { Grants } from "./grants.tsx";
import { MemberRow } from "./member-row.tsx";

interface MembersTabProps {
  assistant: Assistant;
  personEmail: string;
  isAdmin: boolean;
  /** The person removed their own access. */
  onLeft: () => void;
  /** Shows the tab where the assistant is published. */
  onPublish: () => void;
}

/** Who has access, and with which role; the last owner can't be removed. */
export function MembersTab({ assistant, personEmail, isAdmin, onLeft, onPublish }: MembersTabProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { id, can, memberRole, official } = assistant;
  const { data, error, isPending, refetch } = useQuery(membersQuery(id));
  const { data: life } = useQuery(lifeQuery(id));
  const params = { assistant_id: id };

  async function attempt(act: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await act();
      toast({ text: done });
      void queries.invalidateQueries({ queryKey: assistantKeys.one(id) });
      void queries.invalidateQueries({ queryKey: assistantKeys.lists });
      return true;
    } catch (failure) {
      toast({ text: t("assistants.done.notDone", { reason: reasonOf(t, failure) }) });
      return false;
    }
  }

  const ask = (title: string, description: string, ok: string) =>
    confirm({
      title,
      description,
      okVisible: true,
      cancelVisible: true,
      labels: { ok },
      tone: "danger",
    }).then((answer) => answer === "ok");

  function handleAdd(emails: string[], role: MemberRole) {
    track("share_assistant", { role });
    const [email = ""] = emails;
    return attempt(
      () => call("addMembers", { params, body: { emails, role } }),
      emails.length === 1
        ? t("assistantMembers.added", { email })
        : t("assistantMembers.addedMany", { count: emails.length }),
    );
  }

  function handleGrant(audience: Audience, role: GrantRole | null) {
    if (role !== null) track("share_assistant", { role });
    return attempt(
      () => call("setGrant", { params, body: { audience, role } }),
      t(role === null ? "assistantMembers.grants.removed" : "assistantMembers.grants.set"),
    );
  }

  const handleRole = ({ email, name = email }: Member, role: MemberRole) =>
    attempt(
      () => call("addMember", { params, body: { email, role } }),
      t("assistantMembers.changed", { name, role: t(`assistantMembers.roles.${role}`) }),
    );

  async function handleRemove({ email, name = email }: Member) {
    const isSure = await ask(
      t("assistantMembers.removeTitle", { name }),
      t("assistantMembers.removeText"),
      t("assistantMembers.remove"),
    );
    if (isSure)
      await attempt(
        () => call("deleteMember", { params, query: { email } }),
        t("assistantMembers.removed", { name }),
      );
  }

  async function handleHandOver({ email, name = email }: Member) {
    const isSure = await ask(
      t("assistantMembers.handOverTitle", { name }),
      t("assistantMembers.handOverText", { name }),
      t("assistantMembers.handOverYes"),
    );
    if (isSure)
      await attempt(
        () => call("transferAssistant", { params, body: { email } }),
        t("assistantMembers.handedOver", { name }),
      );
  }

  async function handleLeave() {
    const { name } = assistant;
    const isSure = await ask(
      t("assistants.leave.title", { name }),
      t("assistants.leave.text"),
      t("assistants.leave.yes"),
    );
    if (!isSure) return;
    const isGone = await attempt(
      async () => {
        await call("leaveAssistant", { params });
        // The gallery opens next: until its list is read again, it must not offer what can't be opened any more.
        queries.setQueryData(allAssistantsQuery.queryKey, (known) => known?.filter((each) => each.id !== id));
      },
      t("assistants.done.left", { name }),
    );
    if (isGone) onLeft();
  }

  if (isPending) return <MembersSkeleton />;
  if (error)
    return <LoadFailure title={t("assistantMembers.failed")} error={error} onRetry={() => void refetch()} />;
  const owners = data.items.filter(({ role }) => role === "owner");
  const isLastOwner = memberRole === "owner" && owners.length === 1;
  return (
    <div>
      <p className="text-sm text-text-muted">
        {t(
          official
            ? "assistantMembers.everyone"
            : can.share
              ? "assistantMembers.intro"
              : "assistantMembers.mayNotShare",
        )}
      </p>
      {can.share && <AddMember members={data.items.map(({ email }) => email)} onAdd={handleAdd} />}
      {data.items.length > 0 && (
        <ul aria-label={t("assistantMembers.list")} className="mt-5 border-t border-border">
          {data.items.map((member) => (
            <MemberRow
              key={member.email}
              member={member}
              isSelf={member.email === personEmail}
              isLastOwner={member.role === "owner" && owners.length === 1}
              mayChange={can.share}
              mayHandOver={(memberRole === "owner" || isAdmin) && member.role !== "owner" && member.joined}
              onRole={(role) => void handleRole(member, role)}
              onRemove={() => void handleRemove(member)}
              onHandOver={() => void handleHandOver(member)}
            />
          ))}
        </ul>
      )}
      {!official && (
        <Grants
          grants={data.grants}
          mayChange={can.share}
          isWaiting={life !== undefined && !life.isOpenToAudience}
          onSet={handleGrant}
          onReview={onPublish}
        />
      )}
      {memberRole !== null && (
        <div className="mt-6">
          <Button variant="ghost" disabled={isLastOwner} onClick={() => void handleLeave()}>
            <LogOut />
            {t("assistantMembers.leave")}
          </Button>
          {isLastOwner && <p className="mt-1 text-xs text-text-subtle">{t("assistantMembers.lastOwner")}</p>}
        </div>
      )}
    </div>
  );
}

function MembersSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t("assistantMembers.loading")} labelHidden className="grid gap-5 pt-4">
      {["w-1/3", "w-2/5", "w-1/4"].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-[30px] rounded-full" />
          <Skeleton className={width} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
