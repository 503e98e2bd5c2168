import { randomUUID } from "node:crypto";
import { isAdmin } from "@metatron/contract/roles";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { checkPicture, PictureError, shrinkPicture } from "../../adapters/image-models/index.ts";
import { type Storage, sendObject } from "../../adapters/storage/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { readFormFile } from "../../http/read-form-file.ts";
import { isForReader, type NewsReader, showsPicture } from "./news-audience.ts";

const MOST_BYTES = 10 * 1024 * 1024;
/** Twice the width of the drawer, for high-density screens. */
const LONGEST_SIDE = 1600;

interface PictureDeps {
  db: Db;
  storage: Storage;
}

/** Re-encodes the pixels in a smaller size, so that nothing else of the file survives. */
export async function keepPicture(
  { db, storage }: PictureDeps,
  { personId, request }: { personId: string; request: FastifyRequest },
): Promise<{ id: string }> {
  const form = await readFormFile(request, { mostBytes: MOST_BYTES });
  const bytes = await shrink(form.bytes);
  const id = randomUUID();
  const key = `news/${id}`;
  await storage.put({ key, body: bytes, type: "image/webp", size: bytes.byteLength });
  await db
    .insertInto("news_pictures")
    .values({ id, object_key: key, type: "image/webp", size: bytes.byteLength, created_by: personId })
    .execute();
  return { id };
}

/** Visible to the audience of an item with this picture, and to editors of the news. */
export async function servePicture(
  { db, storage }: PictureDeps,
  { id, reader, reply }: { id: string; reader: NewsReader; reply: FastifyReply },
): Promise<FastifyReply> {
  const mayRead = isAdmin(reader.roles) || (await isShown(db, id, reader));
  const picture = mayRead
    ? await db
        .selectFrom("news_pictures")
        .select(["object_key", "type"])
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  const object = picture ? await storage.get(picture.object_key) : null;
  if (!picture || !object) throw notFound();
  return sendObject(reply, object, { type: picture.type, fileName: `${id}.webp`, disposition: "inline" });
}

async function isShown(db: Db, id: string, reader: NewsReader): Promise<boolean> {
  const { rows } = await sql`
    select 1 from news where ${showsPicture(sql`${id}::text`)} and ${isForReader(reader)} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

async function shrink(given: Uint8Array): Promise<Uint8Array> {
  try {
    const { bytes } = await checkPicture(given);
    return await shrinkPicture(bytes, LONGEST_SIDE);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new AppError(FAULTS[error.fault], error.message);
  }
}

const FAULTS = {
  invalid: "image_invalid",
  animated: "image_animated",
  too_large: "image_too_large",
  type_not_allowed: "file_type_not_allowed",
} as const satisfies Record<PictureError["fault"], string>;
