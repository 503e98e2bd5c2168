import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startEmbedded } from "./embedded-app.fixture.ts";
import { createHttpAgent } from "./http-agent.ts";

describe("a restart on the same data and port", () => {
  it("keeps tokens, sessions and refresh tokens valid", async () => {
    const agent = createHttpAgent();
    const before = await startEmbedded();
    const tokens = await before.signIn("airport", { agent });
    const { dataDir, port } = before;
    await before.stop();

    const after = await startEmbedded({ dataDir, port });
    const person = { userEmail: "carmen.ortega@aerovia.example" };
    expect(await after.verifier.verifyAccessToken(tokens.access_token)).toMatchObject(person);
    expect(await after.signIn("airport", { agent, extra: { prompt: "none" } })).toHaveProperty(
      "access_token",
    );
    expect((await after.refresh(tokens.refresh_token)).status).toBe(200);
    expect((await after.refresh(tokens.refresh_token)).status).toBe(400);
    await after.stop();
  });

  it("keeps a used refresh token invalid", async () => {
    const before = await startEmbedded();
    const { refresh_token } = await before.signIn("airport");
    await before.refresh(refresh_token);
    const { dataDir, port } = before;
    await before.stop();
    const after = await startEmbedded({ dataDir, port });
    expect(JSON.parse((await after.refresh(refresh_token)).text).error).toBe("invalid_grant");
    await after.stop();
  });

  it("makes keys and sessions readable for their owner only", async () => {
    const app = await startEmbedded();
    const mode = (name: string) => statSync(join(app.dataDir, "identity", name)).mode & 0o777;
    expect([mode("keys.json"), mode("sessions.sqlite"), mode(".")]).toEqual([0o600, 0o600, 0o700]);
    await app.stop();
  });

  it("does not generate new keys over a file that it can't read", async () => {
    const app = await startEmbedded();
    await app.stop();
    writeFileSync(join(app.dataDir, "identity", "keys.json"), '{"signing": []}');
    await expect(startEmbedded({ dataDir: app.dataDir })).rejects.toThrow(/Delete it to make new ones/);
  });
});

describe("two servers on one host", () => {
  it("keep their sessions apart in one browser", async () => {
    const [one, two] = [await startEmbedded(), await startEmbedded()];
    const agent = createHttpAgent();
    await one.signIn("basic", { agent });
    await two.signIn("admin", { agent });
    const again = await one.signIn("basic", { agent, extra: { prompt: "none" } });
    expect(await one.verifier.verifyAccessToken(again.access_token)).toMatchObject({
      roles: ["chat_metatron_user_basic"],
    });
    await Promise.all([one.stop(), two.stop()]);
  });
});
