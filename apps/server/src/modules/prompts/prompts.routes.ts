import { endpoints } from "@metatron/contract/endpoints";
import { isAdmin } from "@metatron/contract/roles";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { countUse, deletePrompt, featurePrompt } from "./change-prompt.ts";
import { inLanguage } from "./first-prompt-words.ts";
import { teamsOf } from "./prompt-policy.ts";
import { listPrompts, listVersions, readPrompt } from "./prompts.repo.ts";
import { type PromptsDeps, savePrompt } from "./save-prompt.ts";

export function promptsRoutes(app: FastifyInstance, deps: PromptsDeps): void {
  route(app, endpoints.listPrompts, async ({ session, request }) => ({
    items: (await listPrompts(deps.db, session)).map((prompt) =>
      inLanguage(prompt, requestLanguage(request)),
    ),
    teams: teamsOf(session.roles),
    mayPublish: isAdmin(session.roles),
  }));
  route(app, endpoints.savePrompt, ({ params, body, session }) =>
    savePrompt(deps, session, { id: params.id, fields: body }),
  );
  route(app, endpoints.deletePrompt, async ({ params, session }) => {
    await deletePrompt(deps, session, params.id);
    return undefined;
  });
  route(app, endpoints.listPromptVersions, async ({ params: { id }, session }) => {
    const { mayEdit, isMine } = await readPrompt(deps.db, session, id);
    if (!mayEdit)
      throw new AppError("forbidden", "Only its author and administrators may see the versions of a prompt.");
    return { items: await listVersions(deps.db, { id, withPrivate: isMine }) };
  });
  route(app, endpoints.countPromptUse, async ({ params, session }) => {
    await countUse(deps, session, params.id);
    return undefined;
  });
  route(app, endpoints.featurePrompt, async ({ params, body, session, request }) => {
    const prompt = await featurePrompt(deps, session, { id: params.id, featured: body.featured });
    return inLanguage(prompt, requestLanguage(request));
  });
}
