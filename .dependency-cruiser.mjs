/** Imports go one way; what each rule forbids is planted in scripts/import-directions.test.ts to prove that it can fail. */
const web = "^apps/web/src";
const server = "^apps/server/src";

/**
 * The features of the web app, from the top row to the bottom one (decision 42). A feature imports features of the rows
 * below its own and never of its own row, so there is no circle between them. A new feature goes into the lowest row
 * that is above everything it imports.
 */
const featureRows = [
  ["comparisons", "handovers"],
  ["chat", "dashboard", "help", "quality", "schedules", "tool-servers"],
  [
    "assistants",
    "audit",
    "budgets",
    "cases",
    "feedback",
    "gaps",
    "glossary",
    "images",
    "news",
    "problem-reports",
    "quotas",
    "retention",
    "settings",
  ],
  [
    "admin",
    "commands",
    "desk",
    "files",
    "knowledge-base",
    "memory",
    "notices",
    "personal-data",
    "playground",
    "projects",
    "prompts",
    "shares",
    "recommendations",
    "research",
    "scan",
    "sources",
    "speech",
    "survey",
    "temporary",
    "tour",
    "verified-answers",
    "unread-answers",
    "usage-events",
  ],
  ["session", "status", "tools"],
];

export default {
  forbidden: [
    // fast-check and its texts are for the tests beside the code.
    rule("text-uses-nothing", "^packages/text/src/(?!.*\\.test\\.)", { pathNot: "^packages/text/src" }),
    rule("contract-uses-only-zod-and-text", "^packages/contract/src", {
      pathNot: "^packages/(contract|text)/src|(^|/)node_modules/(zod|fast-check)/|^test/any-text",
    }),
    rule("turn-uses-only-contract-and-text", "^packages/turn/src/(?!.*\\.(test|fixtures)\\.)", {
      pathNot: "^packages/(turn|contract|text)/src|(^|/)node_modules/zod/",
    }),
    rule("web-lib-is-pure", `${web}/lib/`, { path: `${web}/(app|features|shell|api|local-db|ui)/` }),
    rule("web-ui-knows-no-product", `${web}/ui/`, {
      path: `${web}/(app|features|shell|api|local-db)/|^packages/contract`,
    }),
    rule("web-api-looks-down", `${web}/api/`, { path: `${web}/(app|features|shell|local-db|ui)/` }),
    rule("web-local-db-looks-down", `${web}/local-db/`, { path: `${web}/(app|features|shell|api|ui)/` }),
    // Older releases made the browser databases with Dexie: the tests of the upgrade make them in the same way.
    rule("only-upgrade-tests-have-dexie", `${web}/(?!local-db/[^/]+\\.test\\.ts$)`, {
      path: "(^|/)node_modules/dexie/",
    }),
    rule("web-features-below-app", `${web}/features/`, { path: `${web}/app/` }),
    rule("web-shell-knows-no-feature", `${web}/shell/`, { path: `${web}/(app|features)/` }),
    ...featureRows.map((row, at) => ({
      name: `web-features-of-row-${at + 1}`,
      severity: "error",
      from: { path: `${web}/features/(${row.join("|")})/` },
      to: {
        path: `${web}/features/`,
        pathNot: `${web}/features/(${["$1", ...featureRows.slice(at + 1).flat()].join("|")})/`,
      },
    })),
    rule("web-features-have-a-row", web, {
      path: `${web}/features/(?!(${featureRows.flat().join("|")})/)`,
    }),
    rule("web-never-imports-server", "^apps/web", { path: "^apps/server" }),
    rule("server-never-imports-web", "^apps/server/src", { path: "^apps/web" }),
    rule("adapters-below-modules", `${server}/adapters/`, {
      path: `${server}/(modules|http|config)/|${server}/[^/]+\\.ts$`,
    }),
    rule("http-below-modules", `${server}/http/`, {
      path: `${server}/(modules|config)/|${server}/[^/]+\\.ts$`,
    }),
    {
      name: "modules-by-their-index",
      severity: "error",
      from: { path: `${server}/modules/([^/]+)/` },
      to: { path: `${server}/modules/[^/]+/`, pathNot: `${server}/modules/$1/|/index\\.ts$` },
    },
    // A module names what it needs in its own `…Deps`: with `deps.ts` or the configuration it would need everything.
    rule("modules-below-app", `${server}/modules/(?!.*\\.test\\.)`, {
      path: `${server}/config/|${server}/[^/]+\\.ts$`,
    }),
    rule("shipped-code-needs-no-tests", "^(apps/[^/]+/src|packages)/(?!.*\\.test\\.)", {
      path: "\\.test\\.|^apps/server/test/|^e2e/|^test/",
    }),
    {
      name: "no-circles",
      severity: "error",
      from: {},
      // Type-only imports count too: two files that need each other's types are one subject in two places.
      to: { circular: true },
    },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // TypeScript 7 is not a parser that the cruiser knows; without swc it would find no module at all.
    parser: "swc",
    exclude: { path: "(^|/)(dist|\\.cache)/" },
    doNotFollow: { path: "node_modules" },
    moduleSystems: ["es6"],
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css"],
    },
  },
};

function rule(name, from, to) {
  return { name, severity: "error", from: { path: from }, to };
}
