import type { ChatRequest } from "@metatron/contract/chat/chat";
import { ask, question } from "../../../test/ask.ts";
import type { TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import type { ToolContext } from "../turns/index.ts";
import { toolContext } from "./tool-context.fixture.ts";

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
