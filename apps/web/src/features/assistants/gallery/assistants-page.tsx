import { isAdmin } from "@metatron/contract/roles";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useLocalData } from "../../../local-db/local-data.ts";
import { Page } from "../../../shell/page.tsx";
import { usePerson } from "../../session/use-person.ts";
import { Gallery } from "./gallery.tsx";

/** The gallery of assistants; the URL holds the selected kind. */
export function AssistantsPage() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { userEmail, roles } = usePerson();
  const navigate = useNavigate();
  const { scope = "all" } = useSearch({ from: "/shell/assistants" });
  const handleOpen = useCallback(
    (assistant: string) => void navigate({ to: "/chat", search: { assistant } }),
    [navigate],
  );
  const handleEdit = useCallback(
    (assistantId: string) => void navigate({ to: "/assistants/$assistantId/edit", params: { assistantId } }),
    [navigate],
  );
  const handleQuality = useCallback(
    (assistantId: string) =>
      void navigate({ to: "/assistants/$assistantId/quality", params: { assistantId } }),
    [navigate],
  );
  return (
    <Gallery
      db={db}
      personEmail={userEmail}
      isAdmin={isAdmin(roles)}
      scope={scope}
      onScope={(chosen) =>
        void navigate({
          to: "/assistants",
          search: chosen === "all" ? {} : { scope: chosen },
          replace: true,
        })
      }
      onOpen={handleOpen}
      onEdit={handleEdit}
      onQuality={handleQuality}
      onCreate={() => void navigate({ to: "/assistants/new" })}
      warn={warn}
    >
      {({ tools, list }) => (
        <Page title={t("shell.assistants")} tools={tools}>
          {list}
        </Page>
      )}
    </Gallery>
  );
}

function warn(message: string) {
  // biome-ignore lint/suspicious/noConsole: duplicate pins and storage errors are logged for diagnosis.
  console.warn(message);
}
