import { caseCalls } from "@metatron/contract/cases/calls";
import { newCase } from "@metatron/contract/cases/case";
import { desks } from "@metatron/contract/cases/constants";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import { foldText } from "@metatron/text/fold-text";
import { z } from "zod";
import type { Db } from "../../../adapters/db/index.ts";
import { type CasesDeps, caseWords, createCase, plainText } from "../../cases/index.ts";
import type { Specialised } from "../../specialised/index.ts";
import { defineTool, type Tool } from "../../turns/index.ts";
import { checkRight } from "../check-right.ts";
import { idOfCall } from "../id-of-call.ts";

const { subject, description, category, stepsTried } = newCase.shape;

const input = z.strictObject({
  desk: z
    .enum(desks)
    .describe("`rh` for Human Resources, `service-desk` for equipment, access and software."),
  subject: subject.describe("One line, in the person's language."),
  description: description.describe(
    "What happens, since when, and what the person needs, in the person's words. Only facts from the conversation.",
  ),
  category: category.optional().describe("One of the desk's categories, if one fits."),
  steps_tried: stepsTried.describe("What the person has already tried, in order."),
});

export interface OpenCaseDeps extends CasesDeps {
  quotas: Pick<QuotaLimits, "cases">;
  specialised: Pick<Specialised, "categoriesOf">;
}

export function createOpenCaseTool(deps: OpenCaseDeps): Tool {
  const categories = {
    rh: deps.specialised.categoriesOf("rh-plus").map(({ label }) => label),
    "service-desk": deps.specialised.categoriesOf("service-desk").map(({ label }) => label),
  };
  return defineTool({
    name: "open_case",
    description: [
      "Opens a case with the people of Human Resources or the service desk. Use it if the documents do not solve the problem and the person wants help from a person. Never open a second case for the same problem.",
      `Categories of rh: ${categories.rh.join(", ")}. Categories of service-desk: ${categories["service-desk"].join(", ")}.`,
    ].join("\n"),
    access: "write",
    input,
    async run(given, { personId, roles, language, conversationId, idempotencyKey, signal }) {
      checkRight(caseCalls.createCase.allow, roles, "opening cases");
      if (conversationId === undefined)
        throw new Error("A case can only be opened from a conversation, not from a draft or a test.");
      // After this point the case is stored and delivered, even if the person stops the answer.
      signal.throwIfAborted();
      const known = categories[given.desk].find(
        (label) => foldText(label) === foldText(given.category ?? ""),
      );
      const id = idOfCall(idempotencyKey, personId);
      const created = await createCase(
        { ...deps, casesPerDay: deps.quotas.cases },
        { personId },
        {
          id,
          desk: given.desk,
          subject: given.subject,
          description: plainText(given.description),
          category: known ?? caseWords[language].other,
          conversationId,
          stepsTried: given.steps_tried,
        },
      );
      return {
        number: created.caseNumber,
        state: created.status,
        ...(created.url === undefined ? {} : { url: created.url }),
        text: await deliveryOf(deps.db, id),
      };
    },
  });
}

async function deliveryOf(db: Db, id: string): Promise<string> {
  const { delivery } = await db
    .selectFrom("cases")
    .select("delivery")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  switch (delivery) {
    case "delivered":
      return "The case is in RHConnect. Tell the person its number.";
    case "waiting":
      return "The case is stored and will be delivered to RHConnect automatically; RHConnect's own number follows. Tell the person the number.";
    case "kept":
      return "The case is stored here and handled by this product's administrators. Tell the person its number.";
  }
}
