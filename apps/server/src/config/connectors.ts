import type { ConnectorsConfig } from "../adapters/connectors/index.ts";
import type { Config } from "./config.ts";

/** The outside systems that knowledge can come from. */
export function connectorsConfigOf(config: Config): ConnectorsConfig {
  return { confluence: confluenceOf(config), drive: driveOf(config) };
}

function confluenceOf(config: Config): ConnectorsConfig["confluence"] {
  const { CONFLUENCE_BASE_URL, CONFLUENCE_EMAIL, CONFLUENCE_API_TOKEN, CONFLUENCE_PERSONAL_TOKEN } = config;
  if (!CONFLUENCE_BASE_URL) return undefined;
  const baseUrl = new URL(CONFLUENCE_BASE_URL);
  const spaces = config.CONFLUENCE_SPACES;
  if (CONFLUENCE_PERSONAL_TOKEN)
    return { kind: "data-center", baseUrl, spaces, personalToken: CONFLUENCE_PERSONAL_TOKEN };
  if (!CONFLUENCE_EMAIL || !CONFLUENCE_API_TOKEN) return undefined;
  // Cloud is served under /wiki, but people copy the URL without the path.
  if (baseUrl.pathname === "/") baseUrl.pathname = "/wiki";
  return { kind: "cloud", baseUrl, spaces, email: CONFLUENCE_EMAIL, apiToken: CONFLUENCE_API_TOKEN };
}

function driveOf(config: Config): ConnectorsConfig["drive"] {
  const { GOOGLE_DRIVE_CLIENT_EMAIL, GOOGLE_DRIVE_PRIVATE_KEY, GOOGLE_DRIVE_PARENT_FOLDER } = config;
  if (!GOOGLE_DRIVE_CLIENT_EMAIL || !GOOGLE_DRIVE_PRIVATE_KEY || !GOOGLE_DRIVE_PARENT_FOLDER)
    return undefined;
  return {
    clientEmail: GOOGLE_DRIVE_CLIENT_EMAIL,
    privateKey: GOOGLE_DRIVE_PRIVATE_KEY,
    parentFolder: GOOGLE_DRIVE_PARENT_FOLDER,
    folderBaseUrl: config.GOOGLE_DRIVE_FOLDER_BASE_URL,
    apiUrl: new URL(config.GOOGLE_DRIVE_API_URL),
    tokenUrl: new URL(config.GOOGLE_DRIVE_TOKEN_URL),
  };
}
