import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { type ProviderShape, type StandInPerson, shapes } from "./oidc-shapes.ts";

export interface TokenChanges {
  /** Claims set to `undefined` are left out of the token. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  lifetimeSeconds?: number;
}

/**
 * A provider on loopback that publishes a discovery document and keys and signs tokens of the shape a real one would.
 * There is no sign-in: tests ask it for tokens directly.
 */
export async function startOidcStandIn(shape: ProviderShape) {
  let keys = await newKeys();
  let isDown = false;
  const calls = { discovery: 0, keys: 0 };
  const { path, access, identity } = shapes[shape];

  const server = createServer((request, response) => {
    if (isDown) request.socket.destroy();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A listening TCP server always has an address object.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader("content-type", "application/json");
    if (request.url === `${path}/.well-known/openid-configuration`) {
      calls.discovery += 1;
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
    } else if (request.url === `${path}/keys`) {
      calls.keys += 1;
      response.end(JSON.stringify({ keys: [keys.publicKey] }));
    } else {
      response.statusCode = 404;
      response.end("{}");
    }
  }

  function sign(shaped: { header: Record<string, unknown>; claims: JWTPayload }, changes: TokenChanges = {}) {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + (changes.lifetimeSeconds ?? 3600) };
    return new SignJWT({ iss: issuer, ...times, ...shaped.claims, ...changes.claims })
      .setProtectedHeader({ alg: "RS256", kid: keys.kid, ...shaped.header, ...changes.header })
      .sign(keys.privateKey);
  }

  return {
    issuer,
    calls,
    publicKey: () => keys.publicKey,
    accessToken: (person: StandInPerson, changes?: TokenChanges) => sign(access(person), changes),
    identityToken: (person: StandInPerson, changes?: TokenChanges) => sign(identity(person), changes),
    async rotateKeys() {
      keys = await newKeys();
    },
    goDown() {
      isDown = true;
      server.closeAllConnections();
    },
    comeUp() {
      isDown = false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OidcStandIn = Awaited<ReturnType<typeof startOidcStandIn>>;

async function newKeys(): Promise<{ kid: string; privateKey: CryptoKey; publicKey: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const kid = randomUUID();
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}
