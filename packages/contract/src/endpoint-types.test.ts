import { expectTypeOf, it } from "vitest";
import type { CallName } from "./calls.ts";
import type { Conversation } from "./chat/conversation.ts";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from "./endpoint-types.ts";
import type { endpoints } from "./endpoints.ts";

it("types a client by the name of the call", () => {
  expectTypeOf<keyof typeof endpoints>().toEqualTypeOf<CallName>();

  expectTypeOf<ParamsOf<"deleteArtifact">>().toEqualTypeOf<{ assistant_id: string; artifact_id: string }>();
  expectTypeOf<QueryOf<"listMessages">>().toEqualTypeOf<{
    conversationId: string;
    limit?: string | number | undefined;
    cursor?: string | undefined;
  }>();
  expectTypeOf<BodyOf<"stopAnswer">>().toBeNever();
  expectTypeOf<BodyOf<"readFile">>().toEqualTypeOf<FormData>();
  expectTypeOf<BodyOf<"uploadConversationFile">>().toEqualTypeOf<FormData | { fileId: string }>();

  expectTypeOf<AnswerOf<"updateConversation">>().toEqualTypeOf<Conversation>();
  expectTypeOf<AnswerOf<"deleteMember">>().toEqualTypeOf<undefined>();
  expectTypeOf<AnswerOf<"chatLibre">>().toEqualTypeOf<Response>();
  expectTypeOf<AnswerOf<"resumeStream">>().toEqualTypeOf<Response | undefined>();
});
