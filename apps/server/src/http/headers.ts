import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";

export interface HeaderOptions {
  /** Other origins that the browser must reach: the identity provider, and the object storage for uploads. */
  identityOrigin?: string | undefined;
  storageOrigin?: string | undefined;
  isHttps: boolean;
}

/** Security headers of every response. Tokens are in local storage, so no foreign script may ever run. */
export function securityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const common = {
    ...helmetHeaders(options.isHttps),
    "permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()",
  };
  const own = { ...common, "content-security-policy": contentPolicy(options, false) };
  const framed = {
    ...common,
    "content-security-policy": contentPolicy(options, true),
    // Without its opener, the sign-in window would look closed before its response has arrived.
    "cross-origin-opener-policy": "unsafe-none",
  };
  const data = dataHeaders(options.isHttps);
  app.addHook("onRequest", (request, reply, next) => {
    reply.headers(isData(request.url) ? data : isFramed(request.url) ? framed : own);
    next();
  });
}

/**
 * The headers of helmet. They are constant, so they are computed once with a fake response that records them.
 */
function helmetHeaders(isHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const listening = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: false,
    // The sign-in window has another origin if a real provider is configured.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  // Safe: helmet uses nothing else of the two, because its headers depend on the options alone.
  write({} as IncomingMessage, listening as unknown as ServerResponse, () => undefined);
  return headers;
}

/**
 * For answers that no page is made of: half a kilobyte less for each, where a line carries six a second. A browser that
 * is made to show one as a page may load and run nothing of it.
 */
function dataHeaders(isHttps: boolean): Record<string, string> {
  const { "strict-transport-security": transport } = helmetHeaders(isHttps);
  return {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    ...(transport ? { "strict-transport-security": transport } : {}),
  };
}

/** The documentation of the API is a page. */
const isData = (url: string) => url.startsWith("/api/") && url.split("?")[0] !== "/api/docs";

// The hidden frame of silent renewal is this page; no other page may be framed.
const isFramed = (url: string) => url.split("?")[0] === "/black.html";

function contentPolicy({ identityOrigin, storageOrigin }: HeaderOptions, isFramed: boolean): string {
  const identity = identityOrigin ? ` ${identityOrigin}` : "";
  const storage = storageOrigin ? ` ${storageOrigin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Radix positions menus and dialogs with style attributes, which can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
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
