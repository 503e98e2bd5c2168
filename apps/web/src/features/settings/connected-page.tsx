import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Page } from "../../shell/page.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { toast } from "../../ui/toast.ts";
import { connectionsQuery } from "./connections.tsx";

/** Where the other system returns the person to: completes the connection and goes back to the settings. */
export function ConnectedPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // Not the router's search: it reads a code that consists of digits as a number.
  const [search] = useState(() => new URLSearchParams(window.location.search));
  const [reason, setReason] = useState<string | null>(null);
  const isStarted = useRef(false);
  useEffect(() => {
    // A code can be used once, and development mode runs effects twice.
    if (isStarted.current) return;
    isStarted.current = true;
    async function finish() {
      const state = search.get("state");
      const code = search.get("code");
      if (!state || !code) return setReason(t("settings.connectionDenied"));
      try {
        const body = { state, code, iss: search.get("iss") };
        const { name } = await call("finishToolConnection", { body });
        await queries.invalidateQueries({ queryKey: connectionsQuery.queryKey });
        toast({ text: t("settings.connected", { name }) });
        await navigate({ to: "/settings", hash: "connections", replace: true });
      } catch (failure) {
        setReason(reasonOf(t, failure));
      }
    }
    void finish();
  }, [search, t, navigate, queries]);
  return (
    <Page title={t("settings.connections")} width="column">
      {reason === null ? (
        <p role="status" className="text-text-muted">
          {t("settings.connecting")}
        </p>
      ) : (
        <ErrorState
          title={t("settings.connectingFailed")}
          description={reason}
          action={
            <Button onClick={() => void navigate({ to: "/settings", hash: "connections" })}>
              {t("settings.backToConnections")}
            </Button>
          }
        />
      )}
    </Page>
  );
}
