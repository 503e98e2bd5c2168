import { randomUUID } from "node:crypto";
import type { Role } from "@metatron/contract/roles";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { TokenVerifierConfig } from "../src/adapters/tokens/index.ts";

const ISSUER = "http://issuer.test/oidc";
const AUDIENCE = "api://metatron";
const CLIENT_ID = "metatron-web";
const A_NEW_EMPLOYEE: readonly Role[] = ["chat_metatron_user_basic"];

export interface TestPerson {
  sub: string;
  email: string;
  name: string;
  roles: readonly Role[];
}

export interface TestIssuer {
  config: TokenVerifierConfig;
  accessToken(person: TestPerson, changes?: JWTPayload): Promise<string>;
  identityToken(person: TestPerson, changes?: JWTPayload): Promise<string>;
}

/** Real signed tokens without a provider to talk to. */
export async function createTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "test", alg: "ES256", use: "sig" };

  function sign(person: TestPerson, typ: string, claims: JWTPayload) {
    return new SignJWT({ ...person, roles: [...person.roles], email_verified: true, ...claims })
      .setProtectedHeader({ alg: "ES256", kid: "test", typ })
      .sign(privateKey);
  }

  const seconds = () => Math.floor(Date.now() / 1000);
  return {
    config: {
      keys: { kind: "embedded", issuers: () => [ISSUER], publicKeys: { keys: [jwk] } },
      audience: AUDIENCE,
      clientId: CLIENT_ID,
      accessTokenType: "at+jwt",
    },
    accessToken: (person, changes = {}) =>
      sign(person, "at+jwt", {
        iss: ISSUER,
        aud: AUDIENCE,
        client_id: CLIENT_ID,
        iat: seconds(),
        exp: seconds() + 3600,
        ...changes,
      }),
    identityToken: (person, changes = {}) =>
      sign(person, "JWT", { iss: ISSUER, aud: CLIENT_ID, iat: seconds(), exp: seconds() + 3600, ...changes }),
  };
}

/** Somebody new, so that tests on one database never meet each other's data. */
export function newPerson(roles: readonly Role[] = A_NEW_EMPLOYEE): TestPerson {
  const sub = randomUUID();
  return { sub, email: `persona-${sub.slice(0, 8)}@aerovia.example`, name: "Persona de prueba", roles };
}
