export { demoAccounts } from "./demo-accounts.ts";
export {
  type EmbeddedIdentity,
  type EmbeddedIdentityOptions,
  openEmbeddedIdentity,
} from "./embedded-identity.ts";
export { embeddedIdentityProvider } from "./embedded-identity-provider.ts";
