export { createRhConnect, type RhConnect } from "./rhconnect-client.ts";
