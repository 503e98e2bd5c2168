export { createRhConnect, type RemoteCase, type RhConnect } from "./rhconnect-client.ts";
