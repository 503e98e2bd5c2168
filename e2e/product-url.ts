import { inject } from "vitest";

/**
 * The product that the journeys of this worker use. Each worker has a product of its own: two workers on one
 * product would see each other's conversations, notices and settings at arbitrary moments.
 */
export const productUrl: string = urlOfWorker(Number(process.env.VITEST_POOL_ID));

function urlOfWorker(worker: number): string {
  const url = inject("productUrls")[worker - 1];
  if (!url) throw new Error(`No product was started for worker ${worker}`);
  return url;
}
