import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The serious and critical axe violations as rule and targets, of the whole page or of a part of it. */
export async function seriousFindings(page: Page, part?: string): Promise<string[]> {
  const found = await look(page, part);
  return found.filter(({ impact }) => impact === "serious" || impact === "critical").map(describe);
}

/** All axe violations. */
export async function allFindings(page: Page, part?: string): Promise<string[]> {
  return (await look(page, part)).map(describe);
}

async function look(page: Page, part: string | undefined) {
  // Old figures are dimmed while new ones are loaded, and fade: neither is the page that people read.
  await page.waitForFunction(
    () =>
      !document.querySelector(".opacity-60[aria-busy='true']") &&
      document.getAnimations().every((animation) => {
        const { iterations = 1 } = animation.effect?.getTiming() ?? {};
        return animation.playState !== "running" || iterations === Number.POSITIVE_INFINITY;
      }),
  );
  // Legacy mode skips the second page, which only cross-origin frames need, and only violations are
  // collected: the check takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations;
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

const describe = ({ id, nodes }: Violation) =>
  `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html}`).join(", ")}`;
