/** `try` is a tab only where the screen is too narrow to show the playground beside the others. */
export const editorTabs = [
  "data",
  "instructions",
  "knowledge",
  "tools",
  "members",
  "publish",
  "try",
] as const;
export type EditorTab = (typeof editorTabs)[number];
