export { imagesRoutes } from "./images.routes.ts";
export { paintAvatarWith } from "./paint-avatar.ts";
export { rethrowModelError } from "./rethrow-model-error.ts";
