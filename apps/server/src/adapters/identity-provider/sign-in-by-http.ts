import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { type AgentAnswer, createHttpAgent, type HttpAgent } from "./http-agent.ts";

const endpointsSchema = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() });
const tokensSchema = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
});

export type SignInTokens = z.infer<typeof tokensSchema>;

export interface SignIn {
  authority: string;
  clientId: string;
  redirectUri: string;
  scopes: string;
  account: string;
  agent?: HttpAgent;
  /** Further parameters of the authorization request, such as `prompt`. */
  extra?: Record<string, string>;
}

const MOST_REDIRECTS = 10;

/**
 * Signs in with the regular code flow with PKCE and cookies, by choosing a demo account on the login page. No
 * other way issues tokens.
 */
export async function signInByHttp(wanted: SignIn): Promise<SignInTokens> {
  const agent = wanted.agent ?? createHttpAgent();
  const discovery = await agent.ask(`${wanted.authority}/.well-known/openid-configuration`);
  const endpoints = endpointsSchema.parse(JSON.parse(discovery.text));
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const query = new URLSearchParams({
    response_type: "code",
    client_id: wanted.clientId,
    redirect_uri: wanted.redirectUri,
    scope: wanted.scopes,
    state,
    nonce: randomBytes(16).toString("base64url"),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...wanted.extra,
  });
  const back = await walk(agent, `${endpoints.authorization_endpoint}?${query}`, wanted);
  if (back.get("state") !== state) throw new Error("The answer belongs to another sign-in.");
  const answer = await agent.ask(endpoints.token_endpoint, {
    form: {
      grant_type: "authorization_code",
      client_id: wanted.clientId,
      redirect_uri: wanted.redirectUri,
      code: back.get("code") ?? "",
      code_verifier: verifier,
    },
  });
  if (answer.status !== 200) throw new Error(`The provider refused the code: ${answer.text}`);
  return tokensSchema.parse(JSON.parse(answer.text));
}

/** Follows redirects until the application's redirect page. */
async function walk(
  agent: HttpAgent,
  start: string,
  { redirectUri, account }: SignIn,
): Promise<URLSearchParams> {
  let address = start;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    if (address.startsWith(redirectUri)) return arrived(new URL(address).searchParams);
    const answer: AgentAnswer = await agent.ask(address, form ? { form } : {});
    const next = nextStep(answer, address, account);
    if (!next) throw new Error(`The provider answered ${answer.status} at ${new URL(address).pathname}.`);
    address = new URL(next.address, address).href;
    form = next.form;
  }
  throw new Error("The provider sent us round in circles.");
}

interface Step {
  address: string;
  form?: Record<string, string>;
}

function nextStep(
  { status, headers, text }: AgentAnswer,
  address: string,
  account: string,
): Step | undefined {
  if (status >= 300 && status < 400 && headers.location) return { address: headers.location };
  if (status !== 200) return undefined;
  const secret = /name="xsrf" value="([^"]+)"/.exec(text)?.[1];
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1];
  if (secret && action) return { address: action, form: { xsrf: secret, logout: "yes" } };
  return text.includes('name="account"') ? { address, form: { account } } : undefined;
}

function arrived(back: URLSearchParams): URLSearchParams {
  const error = back.get("error");
  if (error) throw new Error(`The provider refused the sign-in: ${error}.`);
  return back;
}
