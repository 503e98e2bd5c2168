declare module "@20minutes/s3rver" {
  import type { Server } from "node:http";
  import type { AddressInfo } from "node:net";

  namespace S3rver {
    interface Context {
      method: string;
      query: Record<string, string | undefined>;
      status: number;
      body: unknown;
    }
    type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
  }

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      vhostBuckets: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: S3rver.Middleware[];
    httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export default S3rver;
}
