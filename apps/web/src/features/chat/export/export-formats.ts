export const exportFormats = ["docx", "pdf", "markdown", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];
