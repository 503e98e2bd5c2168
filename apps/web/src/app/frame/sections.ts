import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  Image,
  type LucideIcon,
  Shapes,
  Sparkles,
} from "lucide-react";

export type RoomName = "assistants" | "images" | "news" | "help" | "admin";

interface Room {
  name: RoomName;
  to: "/assistants" | "/images" | "/news" | "/help" | "/admin";
  icon: LucideIcon;
}

const ROOMS: readonly Room[] = [
  { name: "assistants", to: "/assistants", icon: Shapes },
  { name: "images", to: "/images", icon: Image },
  { name: "news", to: "/news", icon: Sparkles },
  { name: "help", to: "/help", icon: CircleQuestionMark },
];

const ADMIN_ROOM: Room = { name: "admin", to: "/admin", icon: ChartNoAxesColumn };

export function roomsFor({ isAdmin }: { isAdmin: boolean }): readonly Room[] {
  return isAdmin ? [...ROOMS, ADMIN_ROOM] : ROOMS;
}
