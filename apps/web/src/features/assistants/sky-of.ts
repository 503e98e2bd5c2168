import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import type { Specialty } from "@metatron/contract/assistants/constants";
import type { AvatarSky } from "../../ui/avatar.tsx";

const SKIES: Record<Specialty, AvatarSky> = {
  "rh-plus": "dawn",
  "chat-libre": "noon",
  "service-desk": "dusk",
  general: "night",
};

/** The product's own assistants are told apart by the hour of their sky. */
export const skyOf = ({ specialty }: Pick<AssistantSummary, "specialty">): { sky?: AvatarSky } =>
  specialty ? { sky: SKIES[specialty] } : {};
