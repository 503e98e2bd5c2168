export { describeImage } from "./describe-image.ts";
export { imagesRoutes } from "./images.routes.ts";
export { makeImagesInTurn } from "./make-in-turn.ts";
export { paintAvatarWith } from "./paint-avatar.ts";
export { rethrowModelError } from "./rethrow-model-error.ts";
