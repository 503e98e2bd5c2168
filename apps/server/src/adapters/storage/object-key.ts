import { StorageError } from "./storage-types.ts";

const MAX_KEY_CHARS = 512;
/**
 * Starts with a letter or digit, which excludes `..` and hidden files, and needs no escaping in a URL, a path
 * or XML.
 */
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

export function isKey(key: string): boolean {
  return key.length <= MAX_KEY_CHARS && key.split("/").every((segment) => SEGMENT.test(segment));
}

/** The same rule for every kind of storage, so that a key valid on disk is also valid in S3. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new StorageError("bad_request", "This is not a key of an object.");
  return key;
}

export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith("/")) throw new StorageError("bad_request", "A prefix ends with a slash.");
  checkKey(prefix.slice(0, -1));
  return prefix;
}

const TYPE =
  /^[a-z0-9][a-z0-9!#$&^_.+-]{0,63}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}(; ?charset=[a-z0-9-]{1,32})?$/i;

/** The type is user input and is sent in headers: anything but a media type could inject headers. */
export function checkType(type: string): string {
  if (!TYPE.test(type)) throw new StorageError("bad_request", "This is not a media type.");
  return type.toLowerCase();
}
