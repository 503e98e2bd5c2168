import { murmurHash } from "@metatron/text/murmur-hash";

/**
 * Digest of the person's id for database names. Some directories use an e-mail address or an employee number
 * as the id, and anyone at the computer can read the names of databases.
 */
export function personKeyOf({ uniqueId }: { uniqueId: string }): string {
  return murmurHash(uniqueId);
}

export const chatsDatabaseName = (personKey: string) => `metatron-chats-${personKey}`;

export const filesDatabaseName = (personKey: string) => `metatron-files-${personKey}`;
