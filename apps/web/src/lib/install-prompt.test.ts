import { expect, it } from "vitest";
import { installPrompt, watchInstallPrompt } from "./install-prompt.ts";

it("holds the browser's offer back until the person asks for it, and shows it once", async () => {
  const page = new EventTarget();
  watchInstallPrompt(page);
  let shown = 0;
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => {
      shown += 1;
    },
  });
  page.dispatchEvent(offer);
  expect([offer.defaultPrevented, installPrompt.snapshot()]).toEqual([true, offer]);
  await installPrompt.show();
  await installPrompt.show();
  expect([shown, installPrompt.snapshot()]).toEqual([1, null]);

  page.dispatchEvent(offer);
  page.dispatchEvent(new Event("appinstalled"));
  expect(installPrompt.snapshot()).toBeNull();
});
