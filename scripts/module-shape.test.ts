import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const MODULES = "apps/server/src/modules";
const modules = await readdir(MODULES);

describe.each(modules)("the module %s", (name) => {
  it("lists what others may use in index.ts", async () => {
    expect(await readdir(join(MODULES, name))).toContain("index.ts");
  });

  it("names its routes after itself", async () => {
    const files = await readdir(join(MODULES, name));
    if (!files.some((file) => file.endsWith(".routes.ts"))) return;
    expect(files).toContain(`${name}.routes.ts`);
    const routes = `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Routes`;
    expect(await readFile(join(MODULES, name, `${name}.routes.ts`), "utf8")).toContain(
      `export function ${routes}(`,
    );
    expect(await readFile("apps/server/src/app.ts", "utf8")).toContain(`${routes}(`);
  });
});
