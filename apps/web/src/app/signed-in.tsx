import type { PublicConfig } from "@metatron/contract/status/status";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { registerCalls } from "../api/call.ts";
import { signedInCalls } from "../api/signed-in-calls.ts";
import { ChatContext } from "../features/chat/use-chat.ts";
import { configQuery } from "../features/status/config.ts";
import { useTranslation } from "../lib/use-translation.ts";
import { LocalDataContext } from "../local-db/local-data.ts";
import { ConfirmHost } from "../ui/confirm-host.tsx";
import { Frame } from "./frame/frame.tsx";
import { usePersonDeps } from "./use-person-deps.ts";

const FRESH_FOR_MS = 30_000;

registerCalls(signedInCalls);

/** The part of the app that only signed-in people need, so the login page does not load it. */
export function SignedIn() {
  const { config } = useRouter().options.context;
  const { localData, chat } = usePersonDeps();
  // Created at each sign-in: nobody must see cached data of the previous person.
  const [queries] = useState(() => createQueries(config));
  return (
    <QueryClientProvider client={queries}>
      <LocalDataContext value={localData}>
        <ChatContext value={chat}>
          <Frame />
        </ChatContext>
      </LocalDataContext>
      <Questions />
    </QueryClientProvider>
  );
}

function createQueries(config: PublicConfig) {
  const queries = new QueryClient({
    defaultOptions: {
      // `api/` retries calls itself; offline, a query fails with its reason instead of pausing silently.
      queries: { retry: false, staleTime: FRESH_FOR_MS, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  queries.setQueryData(configQuery.queryKey, config);
  return queries;
}

function Questions() {
  const { t } = useTranslation();
  return (
    <ConfirmHost
      labels={{
        yes: t("BUTTON_YES"),
        no: t("BUTTON_NO"),
        ok: t("BUTTON_OK"),
        cancel: t("BUTTON_CANCEL"),
        desist: t("BUTTON_DESIST"),
        close: t("shell.close"),
        secondsUnit: (count) => t("shell.secondsUnit", { count }),
      }}
    />
  );
}
