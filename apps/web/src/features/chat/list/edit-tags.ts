import {
  MAX_TAG_CHARS,
  MAX_TAGS_PER_CONVERSATION,
  MAX_TAGS_PER_PERSON,
  type TagColor,
  tagColors,
} from "@metatron/contract/chat/constants";
import type { Tag } from "@metatron/contract/chat/conversation";
import { tagKey } from "@metatron/contract/chat/tag-key";
import { cleanLine } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import type { ConversationChanges, ConversationRow } from "../../../local-db/rows.ts";
import type { UsedTag } from "../../../local-db/tags.ts";

type Tagged = Pick<ConversationRow, "id" | "tags">;

/** `some`: on some of the conversations. */
export function tagState(rows: readonly Tagged[], key: string): "all" | "some" | "none" {
  const count = rows.filter((row) => hasTag(row, key)).length;
  if (count === 0) return "none";
  return count === rows.length ? "all" : "some";
}

const hasTag = ({ tags }: Tagged, key: string) => tags?.some(({ name }) => tagKey(name) === key) ?? false;

/** Tags whose name contains the typed text; without one, all. */
export function matchTags(tags: readonly UsedTag[], typed: string): UsedTag[] {
  const sought = tagKey(cleanLine(typed));
  return tags.filter(({ key }) => key.includes(sought));
}

/** The tag that Enter creates; null where there is one of this name, or nothing was typed. */
export function newTagOf(tags: readonly UsedTag[], typed: string): Tag | null {
  const name = cutText(cleanLine(typed), MAX_TAG_CHARS);
  if (name === "" || tags.some(({ key }) => key === tagKey(name))) return null;
  return { name, color: leastUsedColor(tags) };
}

/** New tags get different colours for as long as there are some. */
function leastUsedColor(tags: readonly UsedTag[]): TagColor {
  const colors = tagColors.filter((color) => color !== "neutral");
  const uses = (color: TagColor) => tags.filter((tag) => tag.color === color).length;
  return colors.reduce((least, color) => (uses(color) < uses(least) ? color : least));
}

export type TagLimit = "conversation" | "person";

/** The limit that adding this tag would exceed. */
export function limitOf(rows: readonly Tagged[], tags: readonly UsedTag[], tag: Tag): TagLimit | null {
  const key = tagKey(tag.name);
  if (!tags.some((known) => known.key === key) && tags.length >= MAX_TAGS_PER_PERSON) return "person";
  const isFull = rows.some(
    (row) => !hasTag(row, key) && (row.tags?.length ?? 0) >= MAX_TAGS_PER_CONVERSATION,
  );
  return isFull ? "conversation" : null;
}

interface Change {
  id: string;
  patch: ConversationChanges;
}

/** Adds the tag to the conversations that lack it, or removes it from all of them. */
export function tagPatches(rows: readonly Tagged[], tag: Tag, change: "add" | "remove"): Change[] {
  const key = tagKey(tag.name);
  const touched = rows.filter((row) => hasTag(row, key) === (change === "remove"));
  return touched.map(({ id, tags = [] }) => ({
    id,
    patch: {
      tags: change === "add" ? [...tags, tag] : tags.filter(({ name }) => tagKey(name) !== key),
    },
  }));
}
