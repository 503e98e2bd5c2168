/** Readers read; editors also change instructions and files and add conversations; owners also manage members and delete. */
export const projectRoles = ["owner", "editor", "reader"] as const;
export type ProjectRole = (typeof projectRoles)[number];

export const MAX_PROJECT_NAME_CHARS = 80;
export const MAX_PROJECT_INSTRUCTIONS_CHARS = 4000;
/** Projects that one person is a member of. */
export const MAX_PROJECTS_PER_PERSON = 500;
export const MAX_PROJECT_MEMBERS = 100;
