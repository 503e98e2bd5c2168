import { randomUUID } from "node:crypto";
import { startOidcStandIn } from "./stand-ins/oidc.ts";
import { standInAudience, standInClientId } from "./stand-ins/oidc-shapes.ts";

/** An identity provider outside the server, for tests where several servers must believe the same tokens. */
export async function startEntraProvider() {
  const provider = await startOidcStandIn("entra");
  return {
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: standInClientId,
      OIDC_AUDIENCE: standInAudience,
      OIDC_ID_CLAIM: "oid",
      OIDC_EMAIL_CLAIM: "preferred_username",
    },
    newToken(lifetimeSeconds?: number, groups: string[] = ["chat_metatron_user_basic"]) {
      const id = randomUUID();
      const person = { id, name: "Persona", email: `${id}@aerovia.example`, groups };
      return provider.accessToken(person, lifetimeSeconds === undefined ? {} : { lifetimeSeconds });
    },
    close: () => provider.close(),
  };
}
