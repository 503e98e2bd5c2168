import { BRAND_NAMES, type BrandHost, brandOfHost } from "@metatron/contract/brand-of-host";
import type { Brand } from "@metatron/contract/enums";
import type { FastifyInstance } from "fastify";

const LOOKS: Record<Brand, { theme: string; background: string }> = {
  rh: { theme: "#f7f5f2", background: "#fdfcfb" },
  chatlibre: { theme: "#f4f6f8", background: "#fcfdfe" },
  amelia: { theme: "#f8f4f6", background: "#fefcfd" },
};

/** The installed app's name, colours and icon, for the brand of the host that asks. */
export function brandsRoutes(app: FastifyInstance, hosts: readonly BrandHost[]): void {
  app.get("/manifest.webmanifest", { config: { access: "open" } }, async (request, reply) => {
    const brand = brandOfHost(request.hostname, hosts);
    const { theme, background } = LOOKS[brand];
    const icon = { src: `/favicon-${brand}.svg`, type: "image/svg+xml", sizes: "any" };
    reply.header("cache-control", "no-cache").type("application/manifest+json");
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
      icons: [
        { ...icon, purpose: "any" },
        { ...icon, purpose: "maskable" },
      ],
    });
  });
}
