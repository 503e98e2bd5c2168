export { bindProjectInvitations, mayFill, projectRoleOf } from "./project-access.ts";
export { projectForQuestion, type QuestionProject } from "./project-for-question.ts";
export { projectsRoutes } from "./projects.routes.ts";
