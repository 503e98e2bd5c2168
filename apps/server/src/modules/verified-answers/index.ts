export { chatsWithVerified } from "./verified-answers.repo.ts";
export { verifiedAnswersRoutes } from "./verified-answers.routes.ts";
export {
  createVerifiedAnswers,
  type FoundAnswer,
  type VerifiedAnswers,
} from "./verified-answers.ts";
