import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { startTableProcess } from "./start-process.ts";
import type { Cell } from "./table-messages.ts";
import { createTableProcesses, DEFAULT_LIMITS, type TableAnswer } from "./table-process.ts";

const BASES = ["Madrid", "Málaga", "Bogotá"];
const flights = Array.from({ length: 2000 }, (_, n) => `| BS-${n} | ${BASES[n % 3]} | ${n % 100} |`);
const text = [
  `Vuelos\n\n| Código | Base | Importe |\n| --- | --- | --- |\n${flights.join("\n")}`,
  "Países\n\n| Base | País |\n| --- | --- |\n| Madrid | España |\n| Málaga | España |\n| Bogotá | Colombia |",
].join("\n\n");
const documents = [{ fileId: "f", title: "libro.xlsx", text, hasPlainNumbers: true }];
const never = new AbortController().signal;
const patient = createTableProcesses({ ...DEFAULT_LIMITS, queryMs: 120_000 });
const ask = (sql: string) => patient({ documents, sql }, never);

async function rows(sql: string): Promise<readonly (readonly Cell[])[]> {
  const found: TableAnswer = await ask(sql);
  return found.kind === "result" ? found.result.rows : [];
}

describe("questions of people", () => {
  it("sums, groups, joins two sheets and computes statistics", async () => {
    expect(
      await rows(
        "select p.pais, sum(v.importe), median(v.importe), count(*) from vuelos v join paises p using (base) group by 1 order by 1",
      ),
    ).toEqual([
      ["Colombia", 32967, 49.5, 666],
      ["España", 66033, 49.5, 1334],
    ]);
    expect(
      await rows("select stddev(importe) from (select 1 as importe union select 2 union select 3)"),
    ).toEqual([[1]]);
    expect(
      await rows("select 0.1 + 0.2, sum(importe) / count(*) from vuelos where unaccent(base) = 'malaga'"),
    ).toEqual([[0.3, 49.4752623688156]]);
    expect(
      await rows(
        "with r as (select codigo, rank() over (order by importe desc, codigo) as place from vuelos) select codigo from r where place = 1 -- the first\n;",
      ),
    ).toEqual([["BS-1099"]]);
  });

  it("returns the first 200 rows, the number of all, and the tables it read", async () => {
    const found = await ask("select v.codigo from vuelos v, paises");
    expect(found).toMatchObject({
      kind: "result",
      result: {
        rowCount: 6000,
        isCountComplete: true,
        read: [
          { table: "vuelos", sheet: "Vuelos", rows: 2000 },
          { table: "paises", sheet: "Países", rows: 3 },
        ],
      },
    });
    expect(found.kind === "result" && found.result.rows.length).toBe(200);
    expect(await ask("select a.codigo from vuelos a, vuelos b")).toMatchObject({
      result: { rowCount: 100_000, isCountComplete: false },
    });
  });
});

const target = join(tmpdir(), `metatron-${crypto.randomUUID()}.db`);

describe("hostile SQL", () => {
  it.each([
    `attach '${target}' as other`,
    `vacuum into '${target}'`,
    "pragma table_list",
    "pragma journal_mode = delete",
    "select * from pragma_table_info('vuelos')",
    "select count(*) from pragma_database_list",
    "select load_extension('libc.so.6')",
    "select * from sqlite_master",
    "select count(*) from sqlite_schema",
    "delete from vuelos",
    "drop table vuelos",
    "create table x (a)",
    "create temp view x as select 1",
    "insert into vuelos values (1, 2, 3)",
    "with v as (select 1) update vuelos set importe = 0",
    "begin",
    "select fts3_tokenizer('simple')",
    "select randomblob(10)",
    "analyze",
  ])("refuses %s", async (sql) => {
    await expect(ask(sql)).rejects.toThrow(/^Only SELECT over the listed tables is allowed/);
    expect(existsSync(target)).toBe(false);
  });

  it.each([
    ["select 1; drop table vuelos", "Only one SELECT"],
    ["select readfile('/etc/passwd')", "no such function: readfile"],
    [`select writefile('${target}', 'x')`, "no such function: writefile"],
    ["copy vuelos to '/tmp/x'", "syntax error"],
    ["select * from read_csv('/etc/passwd')", "no such table: read_csv"],
    ["select nada from vuelos", "no such column: nada. The tables are: vuelos(codigo, base, importe)"],
    ["", "The query is empty."],
    ["-- nothing", "The query is empty."],
    ["select replace(printf('%.900000c', 'x'), 'x', 'yyyyyyyyy')", "too big"],
    ["select printf('%.2000000000c', 'x')", "too big"],
    [`select 1${" + 1".repeat(300)}`, "too large"],
    [`select 1${" union all select 1".repeat(100)}`, "too many"],
  ])("answers %s with a sentence", async (sql, part) => {
    await expect(ask(sql)).rejects.toThrow(part);
  });

  it.each([
    "with recursive r(n) as (select 1 union all select n + 1 from r) select max(n) from r",
    "select count(*) from vuelos a, vuelos b, vuelos c, vuelos d where a.importe + b.importe = c.importe * d.importe",
    "select sum(length(a.codigo || b.codigo || c.codigo)) from vuelos a, vuelos b, vuelos c",
  ])("stops %s without blocking the server", async (sql) => {
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    const hasty = createTableProcesses({ ...DEFAULT_LIMITS, queryMs: 1500 });
    await expect(hasty({ documents, sql }, never)).rejects.toThrow(
      "took longer than 1.5 seconds and was stopped",
    );
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  });

  it("stops a query that fills the memory", async () => {
    const sql =
      "select count(*) from (select distinct printf('%.5000c', 'x') || a.codigo || b.codigo || c.codigo from vuelos a, vuelos b, vuelos c)";
    await expect(patient({ documents, sql }, never)).rejects.toThrow("too much memory");
  });

  it("ends the process when the person stops the answer, and serves the waiting calls", async () => {
    const single = createTableProcesses({ ...DEFAULT_LIMITS, atOnce: 1, queryMs: 120_000 });
    const stopping = new AbortController();
    const endless = "with recursive r(n) as (select 1 union all select n + 1 from r) select max(n) from r";
    const first = single({ documents, sql: endless }, stopping.signal);
    const waiting = new AbortController();
    const second = single({ documents, sql: "select 2" }, waiting.signal);
    const third = single({ documents, sql: "select 3" }, never);
    waiting.abort(new Error("No longer wanted."));
    await expect(second).rejects.toThrow("No longer wanted.");
    stopping.abort(new Error("Stopped."));
    await expect(first).rejects.toThrow("Stopped.");
    expect(await third).toMatchObject({ result: { rows: [[3]] } });
  });

  it("starts without the server's environment, with limits that hold without the server", async () => {
    vi.stubEnv("METATRON_TEST_SECRET", "secreto");
    const child = startTableProcess();
    vi.unstubAllEnvs();
    await once(child, "message");
    // Only Linux shows the environment and the limits of a process.
    if (existsSync("/proc/self/limits")) {
      expect(readFileSync(`/proc/${child.pid}/environ`, "utf8")).not.toContain("secreto");
      const limits = readFileSync(`/proc/${child.pid}/limits`, "utf8");
      expect(limits).toMatch(/Max cpu time +60 +60 +seconds/);
      expect(limits).toMatch(/Max data size +2048000000 /);
    }
    expect(child.spawnargs).toContain("--permission");
    child.disconnect();
    await once(child, "exit");
  });
});
