export { bindProjectInvitations, mayFill, projectRoleOf } from "./project-access.ts";
export { projectOf, type QuestionProject } from "./project-for-question.ts";
export { projectsRoutes } from "./projects.routes.ts";
