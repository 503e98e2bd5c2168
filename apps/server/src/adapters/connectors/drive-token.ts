import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import { ConnectorError } from "./connector-error.ts";
import type { DriveConfig } from "./connectors-config.ts";

const SCOPE = "https://www.googleapis.com/auth/drive";
const ASSERTION_SECONDS = 3600;
const RENEW_BEFORE_MS = 60_000;
const CALL_MS = 15_000;

const granted = z.object({ access_token: z.string(), expires_in: z.number() });

/**
 * The bearer header of a service account. Requests a new token before the old one expires, or after it was
 * rejected.
 */
export function createDriveToken(config: DriveConfig): (isRefused: boolean) => Promise<string> {
  let kept: { header: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  return (isRefused) => {
    if (!isRefused && kept && kept.until > Date.now()) return Promise.resolve(kept.header);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  async function ask(): Promise<string> {
    const { access_token, expires_in } = await requestToken(config);
    kept = { header: `Bearer ${access_token}`, until: Date.now() + expires_in * 1000 - RENEW_BEFORE_MS };
    return kept.header;
  }
}

async function requestToken(config: DriveConfig): Promise<z.infer<typeof granted>> {
  const key = await importPKCS8(config.privateKey.replaceAll("\\n", "\n"), "RS256").catch(() => {
    throw new ConnectorError("unauthorized", "GOOGLE_DRIVE_PRIVATE_KEY is not a PKCS#8 key.");
  });
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(config.clientEmail)
    .setAudience(config.tokenUrl.href)
    .setIssuedAt()
    .setExpirationTime(`${ASSERTION_SECONDS}s`)
    .sign(key);
  const response = await fetch(config.tokenUrl, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
    redirect: "error",
    signal: AbortSignal.timeout(CALL_MS),
  }).catch(() => {
    throw new ConnectorError("unavailable", "Google's token service can't be reached.");
  });
  if (response.status >= 500) throw new ConnectorError("unavailable", "Google's token service is down.");
  if (!response.ok) throw new ConnectorError("unauthorized", "Google refuses the service account.");
  const parsed = granted.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new ConnectorError("unavailable", "Google's token service answers nonsense.");
  return parsed.data;
}
