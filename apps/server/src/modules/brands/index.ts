export { brandsRoutes } from "./brands.routes.ts";
