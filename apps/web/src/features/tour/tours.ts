import type { TourName } from "@metatron/contract/settings/constants";

/** The stops of each tour: the key of the text, and the `data-tour` of the target. */
export const tourStops = {
  chat: {
    composer: "chat-composer",
    options: "chat-options",
    suggestions: "chat-suggestions",
    newConversation: "chat-newConversation",
    list: "chat-list",
    sections: "chat-sections",
    profile: "chat-profile",
  },
  assistants: { tools: "page-tools", gallery: "page-content" },
  images: { tools: "page-tools", prompt: "images-prompt" },
  admin: { screens: "admin-screens", content: "admin-content" },
} as const satisfies Record<TourName, Record<string, string>>;

export type TourStop = {
  [Name in TourName]: { tour: Name; name: keyof (typeof tourStops)[Name] };
}[TourName] & { place: Element };

/**
 * The stops that this screen shows now: phones have no list beside the page, an empty gallery has no
 * pictures.
 */
export function stopsOf(tour: TourName, page: ParentNode): TourStop[] {
  return Object.entries(tourStops[tour]).flatMap(([name, place]) => {
    const shown = [...page.querySelectorAll(`[data-tour="${place}"]`)].find(isShown);
    // The name is a stop of the same tour.
    return shown ? [{ tour, name, place: shown } as TourStop] : [];
  });
}

export function tourOfPath(path: string): TourName | null {
  if (path === "/chat") return "chat";
  if (path === "/assistants") return "assistants";
  if (path === "/images") return "images";
  return path.startsWith("/admin") ? "admin" : null;
}

export const PATHS = {
  chat: "/chat",
  assistants: "/assistants",
  images: "/images",
  admin: "/admin",
} as const satisfies Record<TourName, string>;

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
