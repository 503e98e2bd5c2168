import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import { auditDocument } from "./audit-document.ts";
import type { UploadDeps } from "./begin-upload.ts";
import { completeUpload } from "./complete-upload.ts";
import { assistantOwner, conversationOwner, projectOwner } from "./file-owner.ts";
import { type FileRow, toArtifact, toArtifacts, toMetadata, withResponsible } from "./file-row.ts";
import { listFiles, readDuplicates, readFile } from "./files.repo.ts";
import { receiveForm } from "./receive-form.ts";
import { removeFile } from "./remove-files.ts";
import { signUpload } from "./sign-upload.ts";
import { storeForm } from "./store-form.ts";

type Owner = { purpose: "conversation" | "assistant" | "project"; ownerId: string };

/** Files in and out of conversations, assistants and projects. */
export function uploadsRoutes(app: FastifyInstance, deps: UploadDeps): void {
  const { db, access } = deps;

  route(app, endpoints.signUpload, ({ body, session }) => signUpload(deps, session, body));

  route(app, endpoints.uploadConversationFile, async ({ params, body, session, request }) => {
    const owner = { purpose: "conversation", ownerId: params.id } as const;
    if (body) return toMetadata(await complete(session, owner, body.fileId));
    return receiveForm(request, endpoints.uploadConversationFile.multipart, async (form) =>
      toMetadata(await storeForm(deps, { session, ...owner, form })),
    );
  });

  route(app, endpoints.listConversationFiles, async ({ params, session }) => {
    if (!(await access.mayList(session, "conversation", params.id))) throw notFound();
    const owner = conversationOwner(params.id);
    const files = await listFiles(db, owner);
    const again = await readDuplicates(db, { personId: session.personId, owner });
    return {
      files: files.map((file) => {
        const alsoAs = again.get(file.id);
        return { ...toMetadata(file), ...(alsoAs ? { alsoAs } : {}) };
      }),
    };
  });

  route(app, endpoints.deleteConversationFile, async ({ params, session }) => {
    await remove(session, { purpose: "conversation", ownerId: params.id }, params.fileId);
    return undefined;
  });

  route(app, endpoints.uploadAssistantFile, async ({ body, session, request }) => {
    if (body) {
      const owner = { purpose: "assistant", ownerId: body.assistantId } as const;
      return toArtifact(await complete(session, owner, body.fileId, body));
    }
    return receiveForm(request, endpoints.uploadAssistantFile.multipart, async (form) => {
      const owner = { purpose: "assistant", ownerId: form.fields.assistantId } as const;
      return toArtifact(await storeForm(deps, { session, ...owner, form, validity: form.fields }));
    });
  });

  route(app, endpoints.listAssistantFiles, async ({ params, session }) => {
    if (!(await access.mayList(session, "assistant", params.assistant_id))) throw notFound();
    const rows = await listFiles(db, assistantOwner(params.assistant_id));
    const files = await toArtifacts(db, rows);
    const mayEdit = await access.mayChange(session, "assistant", params.assistant_id);
    return { files: mayEdit ? await withResponsible(db, rows, files) : files };
  });

  route(app, endpoints.deleteArtifact, async ({ params, session }) => {
    await remove(session, { purpose: "assistant", ownerId: params.assistant_id }, params.artifact_id);
    return undefined;
  });

  route(app, endpoints.uploadProjectFile, async ({ params, body, session, request }) => {
    const owner = { purpose: "project", ownerId: params.id } as const;
    if (body) return toMetadata(await complete(session, owner, body.fileId));
    return receiveForm(request, endpoints.uploadProjectFile.multipart, async (form) =>
      toMetadata(await storeForm(deps, { session, ...owner, form })),
    );
  });

  route(app, endpoints.listProjectFiles, async ({ params, session }) => {
    if (!(await access.mayList(session, "project", params.id))) throw notFound();
    return { files: (await listFiles(db, projectOwner(params.id))).map(toMetadata) };
  });

  route(app, endpoints.deleteProjectFile, async ({ params, session }) => {
    await remove(session, { purpose: "project", ownerId: params.id }, params.fileId);
    return undefined;
  });

  async function complete(session: Session, owner: Owner, fileId: string, validity = {}): Promise<FileRow> {
    await mustMayChange(session, owner);
    return completeUpload(deps, { personId: session.personId, fileId, ...owner, validity });
  }

  async function remove(session: Session, owner: Owner, fileId: string): Promise<void> {
    await mustMayChange(session, owner);
    const file = await readFile(db, fileId);
    if (file?.owner_id !== owner.ownerId || file.purpose !== owner.purpose) throw notFound();
    await db.transaction().execute(async (trx) => {
      await removeFile(deps, fileId, trx);
      await auditDocument(trx, file, { action: "document_removed", actorId: session.personId });
    });
  }

  async function mustMayChange(session: Session, { purpose, ownerId }: Owner): Promise<void> {
    if (!(await access.mayChange(session, purpose, ownerId))) throw notFound();
  }
}
