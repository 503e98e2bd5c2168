import type { ChatType } from "@metatron/contract/enums";

export type OtherPlace = "rh-plus" | "service-desk" | "chat-libre";

interface Around {
  here: ChatType | "service-desk";
  allowed: readonly ChatType[];
  hasServiceDesk: boolean;
  /** The answer that says that the question is out of scope. */
  answer: string;
}

/** How answers name the places, in any language. */
const NAMES: Record<OtherPlace, RegExp> = {
  "rh-plus": /\bRH\+|Recursos Humanos|Human Resources/i,
  "service-desk": /mesa de servi[cç]|service desk|Amelia/i,
  "chat-libre": /chat li[bv]re|free chat/i,
};

/** The other chats that this person may ask in; the ones that the answer recommends come first. */
export function otherPlaces({ here, allowed, hasServiceDesk, answer }: Around): OtherPlace[] {
  const places = (["service-desk", "rh-plus", "chat-libre"] as const).filter((place) => {
    if (place === here) return false;
    return place === "service-desk" ? hasServiceDesk : allowed.includes(place);
  });
  // Recommended places are in bold; the department of this chat is also named, but not recommended.
  const recommended = [...answer.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) => name).join(" ");
  return places.toSorted((a, b) => Number(NAMES[b].test(recommended)) - Number(NAMES[a].test(recommended)));
}
