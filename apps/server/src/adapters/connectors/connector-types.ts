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
  /** Where to go on; null at the end. */
  next: string | null;
}

export interface OutsideContent {
  name: string;
  type: string;
  bytes: Uint8Array;
  author?: string;
  revision?: string;
}

/** Something outside that knowledge is taken from: a Confluence space, a Drive folder. */
export interface OutsideReader {
  /** Some of its items, from a place on; rejects with a `ConnectorError`. */
  list(sourceKey: string, from: string | null): Promise<OutsidePage>;
  read(item: OutsideItem): Promise<OutsideContent>;
}

export interface ConfluenceSpace {
  key: string;
  name: string;
  url: string;
}

export interface Confluence extends OutsideReader {
  /** By parts of the name or the key, without minding accents and capitals. */
  searchSpaces(q: string): Promise<ConfluenceSpace[]>;
  findSpace(key: string): Promise<ConfluenceSpace | undefined>;
}

export interface DriveFolder {
  folderId: string;
  name: string;
  url: string;
}

export interface OwnDriveFolder extends DriveFolder {
  /** The collection that it was made for; null of one from before this was kept. */
  collectionId: string | null;
}

export interface Drive extends OutsideReader {
  /** The same request id again answers the folder that it made the first time, if that was for the same collection. */
  createFolder(request: {
    requestId: string;
    collectionId: string;
    name: string;
  }): Promise<DriveFolder | undefined>;
  /** One that was made here, directly in the configured folder; undefined for every other, whatever the account sees. */
  findFolder(folderId: string): Promise<OwnDriveFolder | undefined>;
  /** Into Drive's trash, where it can be had back for a month. */
  deleteFolder(folderId: string): Promise<void>;
}
