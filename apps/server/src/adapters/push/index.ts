export {
  createPushSender,
  type PushDevice,
  type PushOutcome,
  type PushSender,
} from "./push-sender.ts";
export { isKeyPair, newVapidKeys } from "./vapid.ts";
