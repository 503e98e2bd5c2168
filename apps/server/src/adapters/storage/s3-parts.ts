import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { ResumeUpload } from "@metatron/contract/files/file";
import type { SignedPutRequest } from "./storage-types.ts";

/** S3 requires at least 5 MB for every part but the last. */
const PART_BYTES = 8 * 1024 * 1024;
/** Retrying a smaller file whole is faster than an upload in parts. */
const WHOLE_UP_TO_BYTES = 2 * PART_BYTES;

type Place = { Bucket: string; Key: string };
type Missing = Extract<ResumeUpload, { way: "parts" }>["missing"];

/** Multipart uploads with a signed URL per part: parts received before an interruption are kept. */
export function createS3Parts(client: S3Client) {
  async function partsThere(place: Place & { UploadId: string }) {
    const parts: { number: number; etag: string; size: number }[] = [];
    for await (const page of paginateListParts({ client }, place)) {
      for (const { PartNumber, ETag, Size } of page.Parts ?? []) {
        if (PartNumber && ETag) parts.push({ number: PartNumber, etag: ETag, size: Size ?? 0 });
      }
    }
    return parts.sort((one, other) => one.number - other.number);
  }

  async function sign(place: Place, uploadId: string, { size, expiresInSeconds }: SignedPutRequest) {
    const there = await partsThere({ ...place, UploadId: uploadId });
    const missing: Missing = [];
    for (let from = 0, number = 1; from < size; from += PART_BYTES, number += 1) {
      const to = Math.min(size, from + PART_BYTES);
      if (there.some((part) => part.number === number && part.size === to - from)) continue;
      const part = { ...place, UploadId: uploadId, PartNumber: number, ContentLength: to - from };
      const url = await getSignedUrl(client, new UploadPartCommand(part), {
        expiresIn: expiresInSeconds,
        signableHeaders: new Set(["content-length", "host"]),
      });
      missing.push({ url, from, to });
    }
    return missing;
  }

  return {
    async resume(place: Place, request: SignedPutRequest & { uploadId: string | null }) {
      if (request.size <= WHOLE_UP_TO_BYTES) return { uploadId: null, resume: null };
      const uploadId = request.uploadId ?? (await begin(place, request.type));
      const missing = await sign(place, uploadId, request);
      return { uploadId, resume: { way: "parts" as const, missing } };
    },

    async finish(place: Place, uploadId: string): Promise<void> {
      const parts = await partsThere({ ...place, UploadId: uploadId });
      if (parts.length === 0) return;
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
      await client.send(
        new CompleteMultipartUploadCommand({ ...place, UploadId: uploadId, MultipartUpload: { Parts } }),
      );
    },

    async abandon(place: Place, uploadId: string): Promise<void> {
      await client.send(new AbortMultipartUploadCommand({ ...place, UploadId: uploadId }));
    },
  };

  async function begin(place: Place, type: string): Promise<string> {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place, ContentType: type }));
    if (!UploadId) throw new Error("The storage began an upload without an id.");
    return UploadId;
  }
}
