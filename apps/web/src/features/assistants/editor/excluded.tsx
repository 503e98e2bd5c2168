import type { Role } from "@metatron/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Notice } from "../../../ui/notice.tsx";
import { assistantKeys } from "../assistant-queries.ts";

/** Who of those with access a limit that is not saved yet would exclude. */
export function Excluded({ assistantId, roles }: { assistantId: string; roles: readonly Role[] }) {
  const { t } = useTranslation();
  const limit = roles.join(",");
  const { data } = useQuery({
    queryKey: [...assistantKeys.part(assistantId, "members"), "excluded", limit],
    queryFn: ({ signal }) =>
      call("listExcluded", {
        params: { assistant_id: assistantId },
        query: limit ? { roles: limit } : {},
        signal,
      }),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const { people, audiences, unknown } = data;
  const excludedRoles = audiences.flatMap((audience) =>
    audience === "everyone" ? [] : [t(`roles.${audience}`)],
  );
  const isAnyone = people.length > 0 || excludedRoles.length > 0;
  return (
    <Notice tone={isAnyone ? "warning" : "info"} variant="box">
      {isAnyone ? (
        <>
          <p>{t("assistantEditor.data.excluded")}</p>
          <ul className="mt-1 list-disc pl-5">
            {people.map(({ name, email }) => (
              <li key={email} className="wrap-anywhere">
                {name} <span className="text-text-muted">({email})</span>
              </li>
            ))}
          </ul>
          {excludedRoles.length > 0 && (
            <p>{t("assistantEditor.data.excludedRoles", { roles: excludedRoles.join(", ") })}</p>
          )}
        </>
      ) : (
        <p>{t("assistantEditor.data.excludedNone")}</p>
      )}
      {unknown > 0 && <p>{t("assistantEditor.data.excludedUnknown", { count: unknown })}</p>}
    </Notice>
  );
}
