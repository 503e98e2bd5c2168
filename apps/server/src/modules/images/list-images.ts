import type { GalleryImage } from "@metatron/contract/images/images";
import { sql } from "kysely";
import { z } from "zod";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { readFiles, signAddress } from "../files/index.ts";
import type { ImageRow } from "./images.repo.ts";
import type { ImagesDeps } from "./images-deps.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);

interface Wanted {
  personId: string;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A person's own pictures, newest first; the search ignores accents and matches any part of the prompt. */
export async function listImages(deps: Pick<ImagesDeps, "db" | "storage">, wanted: Wanted) {
  const { personId, q, limit } = wanted;
  const after = decodeCursor(position, wanted.cursor);
  const words = (q ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 10);
  const matching = deps.db
    .selectFrom("images")
    .where("person_id", "=", personId)
    .where((eb) =>
      eb.and(words.map((word) => sql<boolean>`unaccent(prompt) ilike unaccent(${`%${escapeLike(word)}%`})`)),
    );
  const [rows, { total }] = [
    await matching
      .selectAll()
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(create_at, file_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
      )
      .orderBy("create_at", "desc")
      .orderBy("file_id", "desc")
      .limit(limit + 1)
      .execute(),
    await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ];
  const page = cutPage(rows, limit, (row) => [row.create_at.toISOString(), row.file_id]);
  return { items: await withAddresses(deps, page.rows), nextCursor: page.nextCursor, total };
}

/** Adds URLs that are signed for minutes; a picture whose file was deleted is left out. */
export async function withAddresses(
  deps: Pick<ImagesDeps, "db" | "storage">,
  rows: readonly ImageRow[],
): Promise<GalleryImage[]> {
  const found = await readFiles(
    deps.db,
    rows.map(({ file_id }) => file_id),
  );
  const byId = new Map(found.map((file) => [file.id, file]));
  return rows.flatMap((row) => {
    const file = byId.get(row.file_id);
    if (!file) return [];
    const { url } = signAddress(deps, file, row.person_id);
    return [toGalleryImage(row, { url, size: file.size })];
  });
}

function toGalleryImage(row: ImageRow, { url, size }: { url: string; size: number }): GalleryImage {
  return {
    fileId: row.file_id,
    url,
    size,
    width: row.width,
    height: row.height,
    prompt: row.prompt,
    style: row.style,
    model: row.model,
    demo: row.is_demo,
    conversationId: row.conversation_id,
    createAt: row.create_at.toISOString(),
  };
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, "\\$&");
