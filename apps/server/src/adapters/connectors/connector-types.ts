/** A page or file as its source lists it. */
export interface OutsideItem {
  key: string;
  title: string;
  url: string | null;
  changedAt: Date;
  /** null: the source has only one kind. */
  mediaType: string | null;
}

export interface OutsidePage {
  items: OutsideItem[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

export interface OutsideContent {
  name: string;
  type: string;
  bytes: Uint8Array;
  author?: string;
  revision?: string;
}

/** An external source of documents: a Confluence space or a Drive folder. */
export interface OutsideReader {
  /** One page of items, beginning at the cursor `from`. Rejects with a `ConnectorError`. */
  list(sourceKey: string, from: string | null): Promise<OutsidePage>;
  read(item: OutsideItem): Promise<OutsideContent>;
}

export interface ConfluenceSpace {
  key: string;
  name: string;
  url: string;
}

export interface Confluence extends OutsideReader {
  /** Matches parts of the name or the key, ignoring accents and case. */
  searchSpaces(q: string): Promise<ConfluenceSpace[]>;
  findSpace(key: string): Promise<ConfluenceSpace | undefined>;
}

export interface DriveFolder {
  folderId: string;
  name: string;
  url: string;
}

export interface OwnDriveFolder extends DriveFolder {
  /** The collection that the folder was created for; null for folders created before this was recorded. */
  collectionId: string | null;
}

export interface Drive extends OutsideReader {
  /** Idempotent: a repeated request id returns the folder that it created, if the collection is the same. */
  createFolder(request: {
    requestId: string;
    collectionId: string;
    name: string;
  }): Promise<DriveFolder | undefined>;
  /**
   * Finds only folders that this service created directly in the configured parent folder, even if the
   * account can read others.
   */
  findFolder(folderId: string): Promise<OwnDriveFolder | undefined>;
  /** Moves the folder to Drive's trash, from which it can be restored for a month. */
  deleteFolder(folderId: string): Promise<void>;
}
