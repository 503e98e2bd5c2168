import {
  ChartNoAxesColumn,
  CircleQuestionMark,
  ClipboardList,
  FolderOpen,
  Image,
  type LucideIcon,
  Shapes,
  Sparkles,
} from "lucide-react";

export type SectionName = "assistants" | "images" | "projects" | "handovers" | "news" | "help" | "admin";

interface Section {
  name: SectionName;
  to: "/assistants" | "/images" | "/projects" | "/handovers" | "/news" | "/help" | "/admin";
  icon: LucideIcon;
}

const SECTIONS: readonly Section[] = [
  { name: "assistants", to: "/assistants", icon: Shapes },
  { name: "images", to: "/images", icon: Image },
  { name: "projects", to: "/projects", icon: FolderOpen },
  { name: "handovers", to: "/handovers", icon: ClipboardList },
  { name: "news", to: "/news", icon: Sparkles },
  { name: "help", to: "/help", icon: CircleQuestionMark },
];

const ADMIN_SECTION: Section = { name: "admin", to: "/admin", icon: ChartNoAxesColumn };

export function sectionsFor({ isAdmin }: { isAdmin: boolean }): readonly Section[] {
  return isAdmin ? [...SECTIONS, ADMIN_SECTION] : SECTIONS;
}
