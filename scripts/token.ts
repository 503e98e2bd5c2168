import { parseArgs } from "node:util";
import { demoAccounts } from "../apps/server/src/adapters/identity-provider/demo-accounts.ts";
import { createHttpAgent } from "../apps/server/src/adapters/identity-provider/http-agent.ts";
import {
  type SignInTokens,
  signInByHttp,
} from "../apps/server/src/adapters/identity-provider/sign-in-by-http.ts";

const USAGE = `npm run token -- <account> [--id | --json] [--url http://localhost:3000]
npm run token -- --list

Prints an access token of the demo identity provider, for scripts and curl.
  --id    the identity token instead
  --json  both, with the seconds since 1970 at which they expire
  --list  the demo accounts`;

/** A reason to stop that needs no stack trace. */
class Refusal extends Error {}

await main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal;
  process.stderr.write(`${isExpected ? error.message : `Could not get a token: ${describe(error)}`}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values, account } = readArguments();
  if (values.list) return print(listAccounts());
  if (!account) throw new Refusal(USAGE);
  if (!demoAccounts.some((each) => each.account === account)) {
    throw new Refusal(
      `There is no demo account "${account}". Known: ${demoAccounts.map((each) => each.account).join(", ")}.`,
    );
  }
  const base = (values.url ?? `http://localhost:${process.env.PORT ?? "3000"}`).replace(/(?<!\/)\/+$/, "");
  const tokens = await signInByHttp({
    ...(await readProvider(base)),
    redirectUri: `${base}/black.html`,
    account,
  });
  if (values.json) print(asJson(account, tokens));
  else print(values.id ? tokens.id_token : tokens.access_token);
}

function readArguments() {
  try {
    const options = {
      id: { type: "boolean" },
      json: { type: "boolean" },
      list: { type: "boolean" },
      url: { type: "string" },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { values, account: positionals[0] };
  } catch {
    throw new Refusal(USAGE);
  }
}

async function readProvider(base: string) {
  const { oidc } = await readPublicConfig(base);
  if (!oidc?.authority || !oidc.clientId) throw new Refusal(`What answers at ${base} is not Metatron.`);
  if (oidc.authority !== `${base}/oidc`) {
    throw new Refusal(
      `${base} signs people in at ${oidc.authority}. Tokens for scripts come only from the demo provider.`,
    );
  }
  const scopes = typeof oidc.scopes === "string" ? oidc.scopes : (oidc.scopes ?? ["openid"]).join(" ");
  return { authority: oidc.authority, clientId: oidc.clientId, scopes };
}

interface PublicConfig {
  oidc?: { authority?: string; clientId?: string; scopes?: string | string[] };
}

async function readPublicConfig(base: string): Promise<PublicConfig> {
  const answer = await createHttpAgent()
    .ask(`${base}/api/config`)
    .catch(() => {
      throw new Refusal(`Nothing answers at ${base}. Start Metatron with npm start, or give --url.`);
    });
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new Refusal(`What answers at ${base} is not Metatron.`);
  }
}

function asJson(account: string, tokens: SignInTokens): string {
  const described = {
    account,
    accessToken: tokens.access_token,
    accessTokenExpiresAt: expiryOf(tokens.access_token),
    identityToken: tokens.id_token,
    identityTokenExpiresAt: expiryOf(tokens.id_token),
    scope: tokens.scope,
  };
  return JSON.stringify(described, null, 2);
}

function expiryOf(token: string): number {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).exp;
}

function listAccounts(): string {
  const width = Math.max(...demoAccounts.map(({ account }) => account.length));
  return demoAccounts
    .map(
      ({ account, name, title, roles }) =>
        `${account.padEnd(width)}  ${name}, ${title} (${roles.join(", ") || "no roles"})`,
    )
    .join("\n");
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
