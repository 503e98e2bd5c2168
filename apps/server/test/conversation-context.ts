import type { ChatRequest } from "@metatron/contract/chat/chat";
import type { ToolContext } from "../src/modules/turns/index.ts";
import { ask, question } from "./ask.ts";
import type { TestApp } from "./harness.ts";
import { newPerson, type TestPerson } from "./test-issuer.ts";
import { toolContext } from "./tool-context.ts";

/** The context of a call in a real conversation, after its first question was answered. */
export async function conversationContext(
  test: TestApp,
  given: { person?: TestPerson; request?: ChatRequest } = {},
): Promise<{ person: TestPerson; context: ToolContext }> {
  const { person = newPerson(), request = question("Hola") } = given;
  await ask(test, person, request);
  const { person_id: personId } = await test.deps.db
    .selectFrom("conversations")
    .select("person_id")
    .where("id", "=", request.conversationId)
    .executeTakeFirstOrThrow();
  const { conversationId } = request;
  return { person, context: toolContext({ personId, roles: person.roles, conversationId }) };
}
