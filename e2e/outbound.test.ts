import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl.replace("localhost", "chatlibre.localhost");
const DNI = "31427945D";
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it("asks before personal data leaves, and the answer contains the masked value", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url);
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.fill(`Mi DNI es ${DNI} [[script:echo]]`);
  await box.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hay datos personales en tu mensaje" });
  await dialog.getByText("DNI", { exact: true }).first().waitFor();
  expect(await dialog.locator("mark").allInnerTexts()).toEqual([DNI]);
  expect(await allFindings(page)).toEqual([]);

  // The list of conversations does not show the value either.
  expect((await page.locator("[data-row-link]").allInnerTexts()).join(" ")).not.toContain(DNI);

  // Not sent: the question goes back into the composer of a new conversation.
  await dialog.getByRole("button", { name: "No enviar" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/chat");
  await expect.poll(() => box.inputValue()).toBe(`Mi DNI es ${DNI} [[script:echo]]`);
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
  await box.press("Enter");
  await dialog.getByRole("button", { name: "Ocultar y enviar" }).click();
  const answer = page.locator("[data-answer-text]").last();
  await expect.poll(() => answer.textContent()).toContain(DNI);
  await page.getByText("Un dato personal no salió de la empresa").waitFor();
  await visitor.close();
});
