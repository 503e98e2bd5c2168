import type { Language } from "@metatron/contract/enums";
import type { ExportFormat } from "@metatron/contract/quality/constants";
import type { Db } from "../../adapters/db/index.ts";
import { type Cell, toCsv } from "../../http/csv.ts";
import type { Session } from "../../http/session.ts";
import { needAccess } from "../assistants/index.ts";
import { readResults, readRuns, toResult } from "./quality.repo.ts";

/** The newest runs: about a year of nights. */
const MOST_RUNS = 400;
const RUNS_AT_ONCE = 20;

/** Every result of every run with the versions of the assistant, the model and the documents. */
export async function exportQuality(
  db: Db,
  session: Session,
  { assistantId, format, language }: { assistantId: string; format: ExportFormat; language: Language },
): Promise<string> {
  await needAccess(db, session, assistantId, "edit");
  const runs = await readRuns(db, { assistantId, limit: MOST_RUNS });
  const results: Awaited<ReturnType<typeof readResults>> = [];
  for (let at = 0; at < runs.length; at += RUNS_AT_ONCE)
    results.push(
      ...(await readResults(
        db,
        runs.slice(at, at + RUNS_AT_ONCE).map(({ id }) => id),
      )),
    );
  const whole = runs.map((run) => ({
    ...run,
    results: results.filter(({ run_id }) => run_id === run.id).map(toResult),
  }));
  if (format === "json") return JSON.stringify({ assistantId, runs: whole }, null, 2);
  const words = WORDS[language];
  const yesNo = (value: boolean | null): Cell => (value === null ? null : words[value ? "yes" : "no"]);
  const lines = whole.flatMap((run) =>
    run.results.map((result): Cell[] => [
      run.createdAt,
      words[run.trigger],
      words[run.state],
      run.version,
      run.instructionsDigest,
      run.documentsDigest,
      result.question,
      yesNo(result.passed),
      yesNo(result.found),
      yesNo(result.cited),
      yesNo(result.supported),
      yesNo(result.refused),
      result.seconds,
      result.cost,
      result.model,
      result.answerDigest,
      result.errorCode,
    ]),
  );
  return toCsv([words.head, ...lines], language);
}

interface Words {
  head: readonly string[];
  yes: string;
  no: string;
  manual: string;
  nightly: string;
  waiting: string;
  running: string;
  done: string;
  stopped: string;
}

const WORDS: Record<Language, Words> = {
  es: {
    head: "Fecha|Inicio|Estado|Versión|Instrucciones|Documentos|Pregunta|Correcta|Encontrada|Citada|Respaldada|Rechazada|Segundos|Coste|Modelo|Huella de la respuesta|Error".split(
      "|",
    ),
    yes: "sí",
    no: "no",
    manual: "a mano",
    nightly: "de noche",
    waiting: "en espera",
    running: "en curso",
    done: "terminada",
    stopped: "detenida",
  },
  en: {
    head: "Date|Start|State|Version|Instructions|Documents|Question|Right|Found|Cited|Supported|Refused|Seconds|Cost|Model|Answer digest|Error".split(
      "|",
    ),
    yes: "yes",
    no: "no",
    manual: "manual",
    nightly: "nightly",
    waiting: "waiting",
    running: "running",
    done: "done",
    stopped: "stopped",
  },
  pt: {
    head: "Data|Início|Estado|Versão|Instruções|Documentos|Pergunta|Correta|Encontrada|Citada|Respaldada|Recusada|Segundos|Custo|Modelo|Resumo da resposta|Erro".split(
      "|",
    ),
    yes: "sim",
    no: "não",
    manual: "manual",
    nightly: "noturna",
    waiting: "em espera",
    running: "em andamento",
    done: "concluída",
    stopped: "parada",
  },
};
