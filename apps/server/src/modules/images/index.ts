export { imagesRoutes } from "./images.routes.ts";
export { tellModelFault } from "./model-fault.ts";
export { paintAvatarWith } from "./paint-avatar.ts";
