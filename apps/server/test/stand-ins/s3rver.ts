import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "objects";
const KEY = "S3RVER";

interface S3rverOptions {
  signatures: "checked" | "let pass";
  parts?: "listed" | "not listed";
}

/**
 * An S3 server that others wrote, on a folder of its own. It computes other signatures than S3 for a bucket's own
 * calls and for quotes in a query; where those are made, this option lets them pass.
 */
export async function startS3rver({ signatures, parts = "listed" }: S3rverOptions) {
  const directory = await mkdtemp(join(tmpdir(), "metatron-s3rver-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    allowMismatchedSignatures: signatures === "let pass",
    configureBuckets: [{ name: BUCKET }],
  });
  // Before its router: it knows uploads in parts, but by itself it neither lists nor forgets them.
  if (parts === "listed")
    server.middleware.splice(-1, 0, (context, next) => partsOf(context, next, directory));
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: BUCKET,
    accessKeyId: KEY,
    secretAccessKey: KEY,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function partsOf(context: S3rver.Context, next: () => Promise<void>, directory: string) {
  const { uploadId } = context.query;
  if (!uploadId || (context.method !== "GET" && context.method !== "DELETE")) return next();
  const folder = join(directory, BUCKET, "._S3rver_uploads", uploadId);
  const names = await readdir(folder).catch(() => null);
  if (!names) {
    context.status = 404;
    context.body = { Error: { Code: "NoSuchUpload", Message: "NoSuchUpload" } };
    return;
  }
  if (context.method === "DELETE") {
    await rm(folder, { recursive: true });
    context.status = 204;
    return;
  }
  const numbers = names.filter((name) => /^\d+$/.test(name));
  const Part = await Promise.all(
    numbers.map(async (name) => ({
      PartNumber: name,
      ETag: `"${await readFile(join(folder, `${name}.md5`), "utf8")}"`,
      Size: (await stat(join(folder, name))).size,
    })),
  );
  context.body = { ListPartsResult: { IsTruncated: "false", Part } };
}
