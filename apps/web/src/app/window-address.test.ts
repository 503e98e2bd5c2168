import { expect, it, vi } from "vitest";
import { createWindowAddress } from "./window-address.ts";

function fakeWindow() {
  const popped: (() => void)[] = [];
  const location = { pathname: "/login" };
  const moved = (how: string) => (_state: unknown, _title: string, path: string) => {
    location.pathname = path;
    calls.push(`${how} ${path}`);
  };
  const calls: string[] = [];
  const history = { pushState: moved("push"), replaceState: moved("replace") };
  const window = {
    history,
    location,
    addEventListener: (_type: string, listener: () => void) => popped.push(listener),
  };
  return {
    window: window as unknown as Window,
    calls,
    back: () => popped.forEach((listener) => void listener()),
  };
}

it("moves the window and calls its listeners, also when the person goes back", () => {
  const { window, calls, back } = fakeWindow();
  const address = createWindowAddress(window);
  const listener = vi.fn();
  const leave = address.subscribe(listener);
  address.push("/no-access");
  address.replace("/chat");
  expect(calls).toEqual(["push /no-access", "replace /chat"]);
  expect(address.path()).toBe("/chat");
  back();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  back();
  expect(listener).toHaveBeenCalledTimes(3);
});

it("leaves the window to the router from the moment it has one", () => {
  const { window, calls } = fakeWindow();
  const address = createWindowAddress(window);
  const router = { push: vi.fn(), replace: vi.fn() };
  address.handOver(router);
  address.push("/chat");
  address.replace("/login");
  expect(calls).toEqual([]);
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/chat");
  expect(router.replace).toHaveBeenCalledExactlyOnceWith("/login");
});
