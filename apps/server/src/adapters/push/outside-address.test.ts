import { expect, it } from "vitest";
import { isOutsideUrl, isPrivateAddress, outsideLookup } from "./outside-address.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://8.8.8.8/abc",
])("sends to %s", (url) => {
  expect(isOutsideUrl(url, { loopback: false })).toBe(true);
});

it.each([
  "http://push.example/abc",
  "https://person:secret@push.example/abc",
  "https://localhost/abc",
  "https://redis/abc",
  "https://127.0.0.1/abc",
  "https://2130706433/abc",
  "https://0x7f.1/abc",
  "https://10.1.2.3:6379/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/abc",
  "https://[::ffff:10.0.0.1]/abc",
  "https://[fd00::1]/abc",
  "http://127.0.0.1/abc",
  "file:///etc/passwd",
  "nothing",
])("does not send to %s", (url) => {
  expect(isOutsideUrl(url, { loopback: false })).toBe(false);
});

it("lets a stand-in listen on loopback, and nothing else", () => {
  expect(isOutsideUrl("http://127.0.0.1:4000/abc", { loopback: true })).toBe(true);
  expect(isOutsideUrl("http://10.0.0.1:4000/abc", { loopback: true })).toBe(false);
});

it("knows addresses of every notation", () => {
  expect(["192.168.1.1", "::ffff:192.168.1.1", "fe80::1", "0.0.0.0"].every(isPrivateAddress)).toBe(true);
  expect(["1.1.1.1", "2606:4700::1111"].some(isPrivateAddress)).toBe(false);
});

it("refuses a name that resolves to a private address at the time of the connection", async () => {
  const resolve = (loopback: boolean) =>
    new Promise((done) => outsideLookup({ loopback })("localhost", {}, (error) => done(error?.message)));
  expect(await resolve(false)).toBe("localhost is a private address.");
  expect(await resolve(true)).toBeUndefined();
});
