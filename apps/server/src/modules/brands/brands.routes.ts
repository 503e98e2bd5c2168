import { BRAND_NAMES, type BrandHost, brandOfHost } from "@metatron/contract/brand-of-host";
import { type Brand, brands } from "@metatron/contract/enums";
import { SHARE_FIELDS, SHARE_TARGET_PATH } from "@metatron/contract/share-target";
import type { FastifyInstance, FastifyReply } from "fastify";
import { drawIcon, type IconShape } from "./draw-icon.ts";

const LOOKS: Record<Brand, { theme: string; background: string }> = {
  rh: { theme: "#f7f5f2", background: "#fdfcfb" },
  chatlibre: { theme: "#f4f6f8", background: "#fcfdfe" },
  amelia: { theme: "#f8f4f6", background: "#fefcfd" },
};

const PNG_ICONS = [
  { size: 192, shape: "rounded", purpose: "any" },
  { size: 512, shape: "rounded", purpose: "any" },
  { size: 512, shape: "maskable", purpose: "maskable" },
] as const;
const SHORTCUTS = [
  { name: "Nueva conversación", url: "/chat" },
  { name: "Asistentes", url: "/assistants" },
  { name: "Relevos", url: "/handovers" },
];

/** What the system offers to share with the app; the composer refuses what a question can't have attached. */
const SHARED_TYPES = [
  "image/*",
  "text/*",
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation",
];

const APPLE_SIZE = 180;
const A_DAY_SECONDS = 86_400;
const OPEN = { config: { allow: "open" } } as const;

/** The installed app's name, colours and icons, for the brand of the request's host. */
export function brandsRoutes(app: FastifyInstance, hosts: readonly BrandHost[]): void {
  const drawn = new Map<string, Promise<Buffer>>();

  function send(
    reply: FastifyReply,
    { brand, size, shape }: { brand: Brand; size: number; shape: IconShape },
  ) {
    const key = `${brand} ${size} ${shape}`;
    const icon = drawn.get(key) ?? drawIcon(brand, size, shape);
    drawn.set(key, icon);
    reply.header("cache-control", `public, max-age=${A_DAY_SECONDS}`).type("image/png");
    return icon;
  }

  app.get("/manifest.webmanifest", OPEN, async (request, reply) => {
    const brand = brandOfHost(request.hostname, hosts);
    const { theme, background } = LOOKS[brand];
    const svg = { src: `/favicon-${brand}.svg`, type: "image/svg+xml", sizes: "any", purpose: "any" };
    const pngs = PNG_ICONS.map(({ size, shape, purpose }) => ({
      src: `/icon-${brand}-${size}-${shape}.png`,
      type: "image/png",
      sizes: `${size}x${size}`,
      purpose,
    }));
    // Another host may have another brand under the same path.
    reply.header("cache-control", "no-cache").header("vary", "host").type("application/manifest+json");
    return JSON.stringify({
      id: `/?brand=${brand}`,
      name: BRAND_NAMES[brand],
      short_name: BRAND_NAMES[brand],
      lang: "es",
      start_url: "/chat",
      scope: "/",
      display: "standalone",
      theme_color: theme,
      background_color: background,
      icons: [svg, ...pngs],
      shortcuts: SHORTCUTS,
      share_target: {
        action: SHARE_TARGET_PATH,
        method: "POST",
        enctype: "multipart/form-data",
        params: {
          title: SHARE_FIELDS.title,
          text: SHARE_FIELDS.text,
          url: SHARE_FIELDS.url,
          files: [{ name: SHARE_FIELDS.files, accept: SHARED_TYPES }],
        },
      },
    });
  });

  // Reached only while the service worker is missing. The content is not read: nobody is signed in by a form.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(SHARE_TARGET_PATH, OPEN, (_request, reply) => reply.redirect("/chat?received=no", 303));
  });

  for (const brand of brands) {
    for (const { size, shape } of PNG_ICONS) {
      app.get(`/icon-${brand}-${size}-${shape}.png`, OPEN, (_request, reply) =>
        send(reply, { brand, size, shape }),
      );
    }
  }
  app.get("/apple-touch-icon.png", OPEN, (request, reply) => {
    reply.header("vary", "host");
    return send(reply, { brand: brandOfHost(request.hostname, hosts), size: APPLE_SIZE, shape: "square" });
  });
}
