import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { decryptPush } from "../../../test/stand-ins/push-service.ts";
import { areDeviceKeys, encryptPush } from "./encrypt-push.ts";

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  content: "When I grow up, I want to be a watermelon",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  receiverPrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  encrypted:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};
const { p256dh, auth } = EXAMPLE;
const fromBase64 = (text: string) => Buffer.from(text, "base64url");

it("encrypts the published example of RFC 8291 to the published bytes", () => {
  const sender = createECDH("prime256v1");
  sender.setPrivateKey(fromBase64(EXAMPLE.senderPrivate));
  const options = { sender, salt: fromBase64(EXAMPLE.salt) };
  const encrypted = encryptPush(Buffer.from(EXAMPLE.content), { p256dh, auth }, options);
  expect(encrypted.toString("base64url")).toBe(EXAMPLE.encrypted);
});

it("has one length for every short content, and the device reads the content back", () => {
  const encrypt = (text: string) => encryptPush(Buffer.from(text), { p256dh, auth }, { paddedTo: 200 });
  const short = encrypt("a");
  expect(encrypt("a".repeat(200)).length).toBe(short.length);
  expect(encrypt("a").equals(short)).toBe(false);
  // The private key of the receiver is published too.
  const receiver = createECDH("prime256v1");
  receiver.setPrivateKey(fromBase64(EXAMPLE.receiverPrivate));
  expect(decryptPush({ keys: receiver, auth: fromBase64(auth) }, short)).toBe("a");
});

it("refuses keys that are no point of the curve", () => {
  expect(areDeviceKeys({ p256dh, auth })).toBe(true);
  expect(areDeviceKeys({ p256dh: "A".repeat(87), auth })).toBe(false);
});
