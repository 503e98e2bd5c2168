export {
  createPushSender,
  type PushDevice,
  type PushOptions,
  type PushOutcome,
  type PushSender,
} from "./push-sender.ts";
export { isKeyPair, newVapidKeys } from "./vapid.ts";
