import type { AssistantSummary } from "@metatron/contract/assistants/assistant";

export function someAssistant(fields: Partial<AssistantSummary> = {}): AssistantSummary {
  return {
    id: "0b5f4c1e-6a0f-4f4e-9f5e-0d0b5a1c2d3e",
    name: "Manual de plataforma",
    description: "",
    avatar: null,
    model: "gpt-5",
    starters: [],
    emailOwner: "basic@aero.example",
    pinned: false,
    lastInteraction: null,
    official: false,
    specialty: null,
    roles: null,
    memberRole: "owner",
    can: { edit: true, share: true, delete: true },
    fileCount: 0,
    memberCount: 1,
    version: 1,
    state: "published",
    publishedVersion: 1,
    reviewExpiresAt: null,
    isShared: false,
    createAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
    ...fields,
  };
}
