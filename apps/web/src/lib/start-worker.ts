interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** A thread of our own. The page lets only trusted addresses start scripts; the policy made here knows this one file. */
export function startWorker(name: string, url: string): Worker {
  // TypeScript's DOM has no Trusted Types yet; where the browser has none either, the plain address will do.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return new Worker(policy?.createScriptURL(url) ?? url, { type: "module", name });
}
