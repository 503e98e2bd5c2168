export { createDirectory, type Directory } from "./scim-directory.ts";
