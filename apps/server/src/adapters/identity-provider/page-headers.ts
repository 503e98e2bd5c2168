interface Wanted {
  /** Who may show the page inside a frame: silent renewal happens in a hidden frame of the application. */
  framedBy: "self" | "none";
  /** Only pages that send their form at once carry a script, in a file of its own. */
  hasScript: boolean;
}

/** `form-action` must cover the whole chain of redirects after a form, which ends on the same origin. */
export function pageHeaders({ framedBy, hasScript }: Wanted): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `script-src ${hasScript ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors '${framedBy}'`,
    "require-trusted-types-for 'script'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-frame-options": framedBy === "self" ? "SAMEORIGIN" : "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    // `same-origin` here would cut the sign-in window off from the application that opened it.
    "cross-origin-opener-policy": "unsafe-none",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  };
}
