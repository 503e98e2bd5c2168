import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter, launchBrowser, newVisitor } from "./browser.ts";

const url = inject("productUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("administrators change the glossary, and are told which line can't be kept", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin`);
  const field = page.getByRole("textbox", { name: "Un grupo por línea, separado por comas" });
  const before = await field.inputValue();
  const save = page.getByRole("button", { name: "Guardar", exact: true });
  expect(await save.isDisabled()).toBe(true);
  await field.fill(`${before}\nsola`);
  await page.getByText(/tiene una sola palabra/).waitFor();
  expect(await save.isDisabled()).toBe(true);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
  await field.fill(`${before}\nñandú, avestruz de la pista`);
  await save.click();
  await page.getByText("Glosario guardado").waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toContain("ñandú, avestruz de la pista");
  await visitor.close();
});
