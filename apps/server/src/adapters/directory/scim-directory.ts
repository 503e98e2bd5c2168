import { cleanLine } from "@metatron/text/clean-text";
import { z } from "zod";
import { createConnectorHttp, readJson } from "../connectors/connector-http.ts";

const MOST_PEOPLE = 20;

const answer = z.object({
  // SCIM leaves the list out where nobody matches.
  Resources: z
    .array(
      z.object({
        displayName: z.string().nullish(),
        userName: z.string().nullish(),
        active: z.boolean().nullish(),
        name: z.object({ formatted: z.string().nullish() }).nullish(),
        emails: z.array(z.object({ value: z.string(), primary: z.boolean().nullish() })).nullish(),
      }),
    )
    .default([]),
});

export interface Directory {
  find(q: string): Promise<{ name: string; email: string }[]>;
}

/** The company's directory over SCIM 2.0: people by a part of their name or e-mail. */
export function createDirectory({ url, token }: { url: string; token: string }): Directory {
  const http = createConnectorHttp({ authorization: async () => `Bearer ${token}` });
  return {
    async find(q) {
      const address = new URL(`${url.replace(/(?<!\/)\/+$/, "")}/Users`);
      const quoted = JSON.stringify(cleanLine(q));
      address.searchParams.set(
        "filter",
        `displayName co ${quoted} or userName co ${quoted} or emails.value co ${quoted}`,
      );
      address.searchParams.set("count", String(MOST_PEOPLE));
      const { Resources } = await readJson(http, answer, { url: address });
      return Resources.flatMap((person) => {
        if (person.active === false) return [];
        const email =
          person.emails?.find(({ primary }) => primary)?.value ??
          person.emails?.[0]?.value ??
          person.userName ??
          "";
        const name = person.displayName ?? person.name?.formatted ?? email;
        return email.includes("@") ? [{ name: cleanLine(name), email: cleanLine(email).toLowerCase() }] : [];
      });
    },
  };
}
