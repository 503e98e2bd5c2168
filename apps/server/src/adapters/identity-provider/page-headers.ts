interface Wanted {
  /** Who may embed the page in a frame: silent renewal runs in a hidden frame of the application. */
  framedBy: "self" | "none";
  /** Only pages that submit their form automatically load a script, from a file. */
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
    // `same-origin` would disconnect the sign-in window from the application that opened it.
    "cross-origin-opener-policy": "unsafe-none",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  };
}
