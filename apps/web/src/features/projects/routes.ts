import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withTexts } from "../../lib/texts.ts";
import { requires } from "../session/requires.ts";
import { signedInRoute } from "../session/signed-in-route.ts";
import { type ProjectSection, projectSections } from "./project-sections.ts";

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/projects",
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["projects"], () => import("./projects-page.tsx")),
    "ProjectsPage",
  ),
});

const projectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/projects/$projectId",
  validateSearch: ({ section }): { section?: ProjectSection } => {
    const known = projectSections.find((each) => each === section);
    return known ? { section: known } : {};
  },
  beforeLoad: requires("chat"),
  component: lazyRouteComponent(
    withTexts(["projects"], () => import("./project-page.tsx")),
    "ProjectPage",
  ),
});

export const projectRoutes = [listRoute, projectRoute] as const;
