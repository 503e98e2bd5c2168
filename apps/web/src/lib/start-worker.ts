interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/**
 * Starts a worker. Under Trusted Types only trusted URLs may start scripts; the policy created here allows
 * this one file.
 */
export function startWorker(name: string, url: string): Worker {
  // TypeScript's DOM types lack Trusted Types; browsers without them accept the plain URL.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return new Worker(policy?.createScriptURL(url) ?? url, { type: "module", name });
}
