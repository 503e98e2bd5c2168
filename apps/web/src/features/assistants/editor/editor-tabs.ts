/** `try` is a tab of its own only where there is no room for it beside the others. */
export const editorTabs = ["data", "instructions", "knowledge", "members", "try"] as const;
export type EditorTab = (typeof editorTabs)[number];
