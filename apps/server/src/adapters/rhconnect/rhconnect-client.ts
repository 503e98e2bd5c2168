import { type CaseStatus, caseStatuses, type Desk } from "@metatron/contract/cases/constants";
import { z } from "zod";
import { createConnectorHttp, readJson } from "../connectors/connector-http.ts";

const remoteCase = z.object({
  number: z.string().min(1).max(120),
  status: z.enum(caseStatuses).catch("open"),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  reply: z.string().nullish(),
});
export type RemoteCase = {
  number: string;
  status: CaseStatus;
  url?: string | undefined;
  reply?: string | null | undefined;
};

export interface CaseToDeliver {
  /** Also the idempotency key: RHConnect creates one case even if the request is repeated. */
  id: string;
  desk: Desk;
  subject: string;
  description: string;
  category: string;
  stepsTried: readonly string[];
  requester: { name: string; email: string };
}

export interface RhConnect {
  create(given: CaseToDeliver): Promise<RemoteCase>;
  /** Reads the current state of a case in RHConnect. */
  read(number: string): Promise<RemoteCase>;
}

export interface RhConnectOptions {
  url: string;
  token: string;
  /** Tests replace the delay between retries. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Cases over HTTP. Temporary failures are retried with the same idempotency key; every failure is a
 * `ConnectorError`.
 */
export function createRhConnect({ url, token, pause }: RhConnectOptions): RhConnect {
  const http = createConnectorHttp({
    authorization: async () => `Bearer ${token}`,
    ...(pause ? { pause } : {}),
  });
  const at = (path: string) => new URL(`${url.replace(/(?<!\/)\/+$/, "")}/${path}`);

  return {
    create: ({ id, ...fields }) =>
      readJson(http, remoteCase, {
        url: at("cases"),
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": id },
        body: JSON.stringify({ externalId: id, ...fields }),
      }),
    read: (number) => readJson(http, remoteCase, { url: at(`cases/${encodeURIComponent(number)}`) }),
  };
}
