import { newVapidKeys } from "../apps/server/src/adapters/push/index.ts";

/** Prints a new key pair for web pushes, as lines of an environment file. */
const { publicKey, privateKey } = newVapidKeys();
process.stdout.write(`PUSH_PUBLIC_KEY=${publicKey}
PUSH_PRIVATE_KEY=${privateKey}
PUSH_SUBJECT=mailto:you@example.com
`);
