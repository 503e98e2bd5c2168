import type { Address } from "../shell/address.ts";

export interface WindowAddress extends Address {
  path(): string;
  subscribe(listener: () => void): () => void;
  /** From here on, the router moves the window. */
  handOver(router: Address): void;
}

type AddressWindow = Pick<Window, "history" | "location" | "addEventListener">;

/** The address of the window, which it moves by itself until the router is loaded: the login page does without one. */
export function createWindowAddress(window: AddressWindow): WindowAddress {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener("popstate", notify);
  let current: Address = {
    push(path) {
      history.pushState(null, "", path);
      notify();
    },
    replace(path) {
      history.replaceState(null, "", path);
      notify();
    },
  };
  return {
    push: (path) => current.push(path),
    replace: (path) => current.replace(path),
    path: () => location.pathname,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handOver(router) {
      current = router;
    },
  };
}
