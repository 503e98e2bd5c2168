import type { Config } from "./config/config.ts";

/** The start message: the URL, the demo accounts, and missing configuration. */
export function welcome(
  config: Config,
  port: number,
  accounts: readonly { account: string; name: string; title: string }[],
): string {
  const address = config.PUBLIC_URL ?? `http://localhost:${port}`;
  const lines = ["", `  Ready: ${address}`];
  if (!config.PUBLIC_URL)
    lines.push(`  Other brands: http://chatlibre.localhost:${port}  http://amelia.localhost:${port}`);
  if (config.embeddedIdentity) {
    lines.push("", "  Demo accounts (no password):");
    for (const { account, name, title } of accounts)
      lines.push(`    ${account.padEnd(11)} ${name}, ${title}`);
  }
  const missing = notConfigured(config);
  if (missing.length > 0) {
    lines.push("", "  Not configured (the embedded defaults serve; see docs/configuration.md):");
    for (const part of missing) lines.push(`    ${part}`);
  }
  return `${lines.join("\n")}\n`;
}

function notConfigured(config: Config): string[] {
  const hasModel =
    config.OPENAI_API_KEY ??
    config.OPENAI_BASE_URL ??
    config.AZURE_OPENAI_ENDPOINT ??
    config.GOOGLE_GENERATIVE_AI_API_KEY ??
    config.ANTHROPIC_API_KEY;
  return [
    ...(hasModel
      ? []
      : [
          "language models (OPENAI_API_KEY, AZURE_OPENAI_*, GOOGLE_GENERATIVE_AI_API_KEY, ANTHROPIC_API_KEY)",
        ]),
    ...(config.DATABASE_URL ? [] : ["PostgreSQL (DATABASE_URL)"]),
    ...(config.REDIS_URL ? [] : ["Redis (REDIS_URL), for more than one node"]),
    ...(config.S3_BUCKET ? [] : ["object storage (S3_*)"]),
    ...(config.OIDC_ISSUER ? [] : ["your identity provider (OIDC_*)"]),
    ...(config.RHCONNECT_URL ? [] : ["RHConnect (RHCONNECT_*); cases are kept here"]),
    ...(config.SEARXNG_URL ? [] : ["web search (SEARXNG_URL)"]),
    ...(config.CONFLUENCE_BASE_URL ? [] : ["Confluence (CONFLUENCE_*)"]),
    ...(config.GOOGLE_DRIVE_CLIENT_EMAIL ? [] : ["Google Drive (GOOGLE_DRIVE_*)"]),
  ];
}
