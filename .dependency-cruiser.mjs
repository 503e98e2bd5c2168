/** Imports go one way; what each rule forbids is planted in scripts/import-directions.test.ts to prove that it can fail. */
const web = "^apps/web/src";
const server = "^apps/server/src";

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
    rule("web-lib-is-pure", `${web}/lib/`, { path: `${web}/(app|features|api|local-db|ui)/` }),
    rule("web-ui-knows-no-product", `${web}/ui/`, {
      path: `${web}/(app|features|api|local-db)/|^packages/contract`,
    }),
    rule("web-api-looks-down", `${web}/api/`, { path: `${web}/(app|features|local-db|ui)/` }),
    rule("web-local-db-looks-down", `${web}/local-db/`, { path: `${web}/(app|features|api|ui)/` }),
    // Older releases made the browser databases with Dexie: the tests of the upgrade make them in the same way.
    rule("only-upgrade-tests-have-dexie", `${web}/(?!local-db/[^/]+\\.test\\.ts$)`, {
      path: "(^|/)node_modules/dexie/",
    }),
    rule("web-features-below-app", `${web}/features/`, { path: `${web}/app/` }),
    {
      name: "web-features-apart",
      severity: "error",
      from: { path: `${web}/features/([^/]+)/` },
      to: { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
    },
    rule("web-never-imports-server", "^apps/web", { path: "^apps/server" }),
    rule("server-never-imports-web", "^apps/server/src", { path: "^apps/web" }),
    rule("adapters-below-modules", `${server}/adapters/`, {
      path: `${server}/(modules|http)/|${server}/[^/]+\\.ts$`,
    }),
    rule("http-below-modules", `${server}/http/`, { path: `${server}/modules/|${server}/[^/]+\\.ts$` }),
    {
      name: "modules-by-their-index",
      severity: "error",
      from: { path: `${server}/modules/([^/]+)/` },
      to: { path: `${server}/modules/[^/]+/`, pathNot: `${server}/modules/$1/|/index\\.ts$` },
    },
    rule("modules-below-app", `${server}/modules/(?!.*\\.test\\.)`, { path: `${server}/(app|main)\\.ts$` }),
    rule("shipped-code-needs-no-tests", "^(apps/[^/]+/src|packages)/(?!.*\\.test\\.)", {
      path: "\\.test\\.|^apps/server/test/|^e2e/|^test/",
    }),
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
