import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  Image,
  type LucideIcon,
  Shapes,
  Sparkles,
} from "lucide-react";

export type SectionName = "assistants" | "images" | "news" | "help" | "admin";

interface Section {
  name: SectionName;
  to: "/assistants" | "/images" | "/news" | "/help" | "/admin";
  icon: LucideIcon;
}

const SECTIONS: readonly Section[] = [
  { name: "assistants", to: "/assistants", icon: Shapes },
  { name: "images", to: "/images", icon: Image },
  { name: "news", to: "/news", icon: Sparkles },
  { name: "help", to: "/help", icon: CircleQuestionMark },
];

const ADMIN_SECTION: Section = { name: "admin", to: "/admin", icon: ChartNoAxesColumn };

export function sectionsFor({ isAdmin }: { isAdmin: boolean }): readonly Section[] {
  return isAdmin ? [...SECTIONS, ADMIN_SECTION] : SECTIONS;
}
