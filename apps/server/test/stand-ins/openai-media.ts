import type { ServerResponse } from "node:http";
import sharp from "sharp";
import { toneOf } from "./tone.ts";

const PATHS = /\/(images\/(generations|edits)|audio\/(speech|transcriptions))$/;

export const isMediaPath = (pathname: string) => PATHS.test(pathname);

type MediaBody = { model?: string; size?: unknown; input?: unknown; prompt?: unknown };

/**
 * Pictures, speech and transcripts in OpenAI's protocol. The model's name, or `[[media:…]]` in what is asked for, chooses
 * another outcome: refuse, rate-limit, silent, broken, server-error.
 */
export async function answerMedia(pathname: string, body: MediaBody, res: ServerResponse): Promise<void> {
  const asked = `${body.prompt ?? ""} ${body.input ?? ""}`;
  const script = /\[\[media:([a-z-]+)\]\]/.exec(asked)?.[1] ?? body.model ?? "";
  const isPicture = pathname.includes("/images/");
  if (script.endsWith("silent")) return;
  if (script.endsWith("refuse"))
    return answer(res, 400, {
      error: {
        code: "moderation_blocked",
        type: "image_generation_user_error",
        message: "Your request was rejected.",
      },
    });
  if (script.endsWith("rate-limit")) {
    res.setHeader("retry-after", "7");
    return answer(res, 429, { error: { code: "rate_limit_exceeded", message: "Slow down" } });
  }
  if (script.endsWith("server-error")) return answer(res, 500, { error: { message: "Oops" } });
  if (isPicture) return answer(res, 200, await picture(script.endsWith("broken"), body.size));
  if (pathname.endsWith("/transcriptions")) return answer(res, 200, { text: "Hola desde el hangar." });
  const sound = script.endsWith("broken") ? Buffer.from("this is no sound") : toneOf(secondsOf(body.input));
  res.writeHead(200, { "content-type": "audio/wav", "content-length": sound.length }).end(sound);
}

async function picture(isBroken: boolean, size: unknown) {
  const [width = 64, height = 64] = /^\d+x\d+$/.test(String(size)) ? String(size).split("x").map(Number) : [];
  const blank = { width, height, channels: 3, background: "#3653c0" } as const;
  const png = await sharp({ create: blank }).png().toBuffer();
  return { created: 1, data: [{ b64_json: (isBroken ? png.subarray(0, 40) : png).toString("base64") }] };
}

const secondsOf = (input: unknown) => Math.min(3, Math.max(0.4, String(input ?? "").length / 60));

function answer(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
