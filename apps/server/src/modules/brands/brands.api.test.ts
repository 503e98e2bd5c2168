import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";

let test: TestApp;
beforeAll(async () => {
  const hosts = JSON.stringify([{ match: "ayuda", brand: "amelia" }]);
  test = await startTestApp({ environment: { BRAND_HOSTS: hosts } });
});
afterAll(() => test.close());

const get = (url: string, host: string) => test.app.inject({ method: "GET", url, headers: { host } });

it("names the installed app after the brand of the host, by the configuration", async () => {
  const manifest = (await get("/manifest.webmanifest", "ayuda.brisa.example")).json();
  expect(manifest).toMatchObject({ name: "Amelia", id: "/?brand=amelia" });
  expect((await get("/manifest.webmanifest", "chatlibre.localhost")).json().name).toBe("RH+");
});

it("draws every icon that the manifest names, in its size", async () => {
  const { icons } = (await get("/manifest.webmanifest", "ayuda.brisa.example")).json();
  const pngs = icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(pngs.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of pngs) {
    const answer = await get(src, "localhost");
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([answer.statusCode, `${width}x${height}`, format]).toEqual([200, sizes, "png"]);
  }
});

it("gives each host its own icon for the home screen", async () => {
  const [own, other] = await Promise.all(
    ["localhost", "ayuda.localhost"].map((host) => get("/apple-touch-icon.png", host)),
  );
  expect(own?.statusCode).toBe(200);
  expect(own?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

it("offers the app to other apps for sharing, and says where the share went without a service worker", async () => {
  const { share_target: target, shortcuts } = (await get("/manifest.webmanifest", "localhost")).json();
  expect(shortcuts.map(({ url }: { url: string }) => url)).toContain("/handovers");
  const body = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nHola\r\n--x--\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const answer = await test.app.inject({ method: target.method, url: target.action, headers, body });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/chat?received=no"]);
});
