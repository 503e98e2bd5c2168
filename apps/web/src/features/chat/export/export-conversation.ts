export async function exportConversation(_deps: unknown, _what: unknown): Promise<void> {}
