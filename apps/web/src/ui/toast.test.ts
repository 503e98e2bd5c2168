import { afterEach, expect, it, vi } from "vitest";
import { dismissToast, onToast, shownToast, toast } from "./toast.ts";

afterEach(() => dismissToast(shownToast()?.id ?? 0));

it("shows a plain toast for 6 s and one with an action for 10 s", () => {
  toast({ text: "Enlace copiado" });
  expect(shownToast()).toMatchObject({ text: "Enlace copiado", ms: 6_000 });
  toast({ text: "Eliminada", action: { label: "Deshacer", onAction: vi.fn() } });
  expect(shownToast()).toMatchObject({ text: "Eliminada", ms: 10_000 });
});

it("shows one at a time, and closing an older one does not close the newer", () => {
  const takeFirstAway = toast({ text: "Primero" });
  toast({ text: "Segundo" });
  takeFirstAway();
  expect(shownToast()?.text).toBe("Segundo");
});

it("notifies its listeners when a toast appears and disappears", () => {
  const listener = vi.fn();
  const leave = onToast(listener);
  toast({ text: "Enlace copiado" })();
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(shownToast()).toBeNull();
});
