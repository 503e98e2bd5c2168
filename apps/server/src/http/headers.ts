import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface HeaderOptions {
  /** Origins the browser must reach besides ours: the identity provider and the object storage. */
  identityOrigin?: string | undefined;
  storageOrigin?: string | undefined;
  isHttps: boolean;
}

/** Security headers of every answer. Tokens lie in local storage, so no script but ours may ever run. */
export async function securityHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The sign-in window is of another origin where a real provider is configured.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: false,
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  const policies = { framed: contentPolicy(options, true), own: contentPolicy(options, false) };
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const isFrame = isFramed(request.url);
    reply.header("content-security-policy", isFrame ? policies.framed : policies.own);
    // Cut off from its opener, the sign-in window would look closed before its answer has arrived.
    if (isFrame) reply.header("cross-origin-opener-policy", "unsafe-none");
    reply.header(
      "permissions-policy",
      "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()",
    );
  });
}

// The hidden frame of silent renewal is this page inside our own; anything else must not be framed.
const isFramed = (url: string) => url.split("?")[0] === "/black.html";

function contentPolicy({ identityOrigin, storageOrigin }: HeaderOptions, isFramed: boolean): string {
  const identity = identityOrigin ? ` ${identityOrigin}` : "";
  const storage = storageOrigin ? ` ${storageOrigin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Radix places menus and dialogs with style attributes; they can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${storage}`,
    `media-src 'self' blob:${storage}`,
    "font-src 'self'",
    `connect-src 'self'${identity}${storage}`,
    `frame-src 'self'${identity}`,
    `form-action 'self'${identity}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
  ].join("; ");
}
