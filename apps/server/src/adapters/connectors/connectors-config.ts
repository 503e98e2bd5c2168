export type ConfluenceConfig = {
  baseUrl: URL;
  /** Keys of the spaces that may be chosen and read; undefined: all that the account sees. */
  spaces?: readonly string[] | undefined;
} & ({ kind: "cloud"; email: string; apiToken: string } | { kind: "data-center"; personalToken: string });

export interface DriveConfig {
  clientEmail: string;
  /** PKCS#8, as in the key file of a service account. */
  privateKey: string;
  /** The folder that assistants' folders are made in; the service account must be able to write to it. */
  parentFolder: string;
  folderBaseUrl: string;
  apiUrl: URL;
  tokenUrl: URL;
}

export interface ConnectorsConfig {
  confluence?: ConfluenceConfig | undefined;
  drive?: DriveConfig | undefined;
}
