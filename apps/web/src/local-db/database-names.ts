import { murmurHash } from "@metatron/text/murmur-hash";

/**
 * Whose databases these are. Some directories use an e-mail or an employee number as the id, and the names of
 * databases can be read by anyone at the computer, so the id itself stays out of them.
 */
export function personKeyOf({ uniqueId }: { uniqueId: string }): string {
  return murmurHash(uniqueId);
}

export const chatsDatabaseName = (personKey: string) => `metatron-chats-${personKey}`;

export const filesDatabaseName = (personKey: string) => `metatron-files-${personKey}`;
