/** What a fact is about; chats that answer from documents alone get the first three kinds (decision 82). */
export const memoryKinds = ["base", "role", "preference", "other"] as const;
export type MemoryKind = (typeof memoryKinds)[number];

export const MAX_MEMORY_FACTS = 50;
export const MAX_MEMORY_FACT_CHARS = 200;

/** `open`: the person has not answered the card yet. */
export const proposalStates = ["open", "kept", "declined"] as const;
export type ProposalState = (typeof proposalStates)[number];
