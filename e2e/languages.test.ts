import type { Browser, Page } from "playwright-core";
import { beforeAll, it } from "vitest";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const atBrand = (brand: string) => url.replace("//localhost", `//${brand}.localhost`);

async function use(page: Page, language: string) {
  await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
  await page.reload();
}

const SEARCH_LABELS = { es: "Referencia o palabras", en: "Reference or words", pt: "Referência ou palavras" };

it("a problem report is found by the reference that the person got, in three languages", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  let authorization = "";
  page.on("request", (request) => {
    authorization = request.headers().authorization ?? authorization;
  });
  await enter(page, url, "admin");
  await page.goto(`${url}/admin/reports`);
  await page.getByRole("searchbox").waitFor();
  const id = crypto.randomUUID();
  const description = `La lista no carga ${id.slice(9, 13)}`;
  await page.request.post(`${url}/api/issues`, {
    headers: { authorization },
    data: { id, kind: "Error", description, context: { route: "/chat", requestIds: [] } },
  });
  for (const [language, search] of Object.entries(SEARCH_LABELS)) {
    await use(page, language);
    const box = page.getByRole("searchbox", { name: search });
    await box.fill("zzzzzzzz");
    await page.getByText(description).waitFor({ state: "detached" });
    await box.fill(id.slice(0, 8).toUpperCase());
    await page.getByText(description).first().waitFor();
  }
  await visitor.close();
});

it("suggestions and their categories are in the reader's language on every brand", async () => {
  const brands = [
    {
      home: url,
      en: ["Can I carry over vacation to next year?", "Vacation"],
      pt: ["Posso passar férias para o ano seguinte?", "Férias"],
    },
    {
      home: atBrand("chatlibre"),
      en: ["Summarise this text in five points", "Write"],
      pt: ["Resuma este texto em cinco pontos", "Escrever"],
    },
    {
      home: atBrand("amelia"),
      en: ["I forgot my password", "Access"],
      pt: ["Esqueci minha senha", "Acesso"],
    },
  ];
  for (const { home, en, pt } of brands) {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await enter(page, home, "vp");
    for (const [language, [question = "", category = ""]] of Object.entries({ en, pt })) {
      await use(page, language);
      await page.getByRole("button", { name: `${question} ${category}` }).waitFor();
    }
    await visitor.close();
  }
});
