export const projectSections = ["conversations", "files", "instructions", "members"] as const;
export type ProjectSection = (typeof projectSections)[number];
