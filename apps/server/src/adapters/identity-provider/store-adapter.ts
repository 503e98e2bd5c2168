import type { Adapter, AdapterFactory } from "oidc-provider";
import type { SessionStore } from "./session-store.ts";

/** Implements the provider library's storage interface. The providers of all origins share one store. */
export function storeAdapter(store: SessionStore): AdapterFactory {
  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn === undefined ? undefined : Math.floor(Date.now() / 1000) + expiresIn;
      store.put({ model, id, payload, expiresAt });
    },
    find: async (id) => store.find(model, id),
    findByUid: async (uid) => store.findByUid(model, uid),
    // The device flow is not offered.
    findByUserCode: async () => undefined,
    consume: async (id) => store.consume(model, id),
    destroy: async (id) => store.delete(model, id),
    revokeByGrantId: async (grantId) => store.deleteByGrant(model, grantId),
  });
}
