import type { AnsweredForm, FormAnswer, FormValue, ToolForm } from "@metatron/contract/chat/tool-form";
import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { plannedQuestions, shownFindings } from "@metatron/turn/research";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Picture } from "../../shell/picture.tsx";
import { PictureOnDemand } from "../../shell/picture-on-demand.tsx";
import { ToolFields } from "./tool-fields.tsx";
import { hitsOf, type OpenSource, pictureIdsOf, ToolHits } from "./tool-hits.tsx";
import { calculationsOf, toolSentence } from "./tool-sentence.ts";
import { ToolTable, tableOf } from "./tool-table.tsx";
import { fieldOf, textOf } from "./tool-value.ts";

interface ToolDetailsProps {
  calls: readonly ToolCall[];
  isLive: boolean;
  openSource: OpenSource;
}

/** The input and result of each call, readable for people. */
export function ToolDetails({ calls, isLive, openSource }: ToolDetailsProps) {
  const { t } = useTranslation();
  return (
    <ol className="mt-1.5 max-w-measure border-l-2 border-border pl-4">
      {calls.map((call) => (
        <li key={call.id} className="py-1.5 text-sm text-text-muted">
          <p className="font-medium text-text">{toolSentence(t, call, { isLive })}</p>
          <CallInput call={call} cited={openSource.cited} />
          {(call.forms ?? []).map((asked) => (
            <AnsweredQuestion key={asked.form.id} asked={asked} />
          ))}
          {call.masked && <p className="mt-1 text-xs">{t("toolCalls.details.masked")}</p>}
          {call.errorText !== null && <p className="mt-1 wrap-anywhere">{call.errorText}</p>}
          {call.state === "output-available" && <CallResult call={call} openSource={openSource} />}
        </li>
      ))}
    </ol>
  );
}

/** A question of the other system, with what the person answered. */
function AnsweredQuestion({ asked: { form, answer } }: { asked: AnsweredForm }): ReactNode {
  const { t } = useTranslation();
  const isAccepted = answer.action === "accept";
  return (
    <Labelled label={t("toolCalls.form.asked")}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {form.message}
      </p>
      {isAccepted && form.url === null ? (
        <ToolFields value={labelledValues(form, answer)} />
      ) : (
        <p>
          {t(
            `toolCalls.form.${isAccepted ? "opened" : answer.action === "decline" ? "declined" : "cancelled"}`,
          )}
        </p>
      )}
    </Labelled>
  );
}

/** By the labels that the person saw. */
function labelledValues({ fields }: ToolForm, { values }: FormAnswer): Record<string, FormValue> {
  return Object.fromEntries(
    fields.flatMap(({ name, label }) => {
      const value = values[name];
      return value === undefined ? [] : [[label, value]];
    }),
  );
}

/** What the sentence of the call does not say. */
function CallInput({ call, cited }: { call: ToolCall; cited: OpenSource["cited"] }): ReactNode {
  const { name, input, output, state } = call;
  const { t } = useTranslation();
  switch (name) {
    case "search_documents":
    case "search_web":
    case "search_history":
    case "list_documents":
    case "read_document":
    case "remember_fact":
      return null;
    case "plan_research":
      return (
        <ol className="mt-1 list-decimal pl-5">
          {plannedQuestions({ input, output }).map((question) => (
            <li key={question} className="wrap-anywhere">
              {question}
            </li>
          ))}
        </ol>
      );
    case "note_findings":
      return (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">
          {[shownFindings(textOf(input, "findings"), cited), textOf(input, "missing")]
            .filter(Boolean)
            .join("\n")}
        </p>
      );
    case "calculate":
      // With a result, the result shows the expressions.
      return state === "output-available" ? null : <ToolFields value={input} />;
    case "query_table": {
      const sql = textOf(input, "sql", "query");
      return sql === "" ? null : (
        <Labelled label={t("toolCalls.details.sql")}>
          <pre className="rounded-sm bg-surface-sunken p-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
            {sql}
          </pre>
        </Labelled>
      );
    }
    default:
      return (
        <Labelled label={t("toolCalls.details.input")}>
          <ToolFields value={input} />
        </Labelled>
      );
  }
}

function CallResult({ call, openSource }: { call: ToolCall; openSource: OpenSource }): ReactNode {
  const { t } = useTranslation();
  const { name, input, output } = call;
  switch (name) {
    case "search_documents":
    case "search_web":
    case "search_history":
    case "list_documents":
    case "read_document": {
      const hits = hitsOf(output);
      return hits ? (
        <>
          <ToolHits hits={hits} openSource={openSource} />
          <Note output={output} />
        </>
      ) : (
        <Result value={output} />
      );
    }
    case "query_table": {
      const table = tableOf(output);
      const hits = table ? null : hitsOf(output);
      if (table) return <ToolTable table={table} />;
      return hits ? <ToolHits hits={hits} openSource={openSource} /> : <Result value={output} />;
    }
    case "calculate":
      return (
        <ul className="mt-1 tabular-nums">
          {calculationsOf(input, output).map(({ expression, result, notes }) => (
            <li key={expression} className="wrap-anywhere">
              {expression} = <strong className="font-semibold text-text">{result}</strong>
              {notes.length > 0 && <span className="block text-xs">{notes.join(" ")}</span>}
            </li>
          ))}
        </ul>
      );
    case "make_image":
      return <Pictures ids={pictureIdsOf(output)} />;
    case "open_case":
      return (
        <p className="mt-1">
          <strong className="font-semibold text-text">{textOf(output, "number")}</strong>
          {" · "}
          <Link to="/cases" className="text-accent-text underline">
            {t("toolCalls.details.seeCase")}
          </Link>
        </p>
      );
    case "describe_image":
      return <Result value={textOf(output, "description") || output} />;
    case "plan_research":
    case "note_findings":
      // The input shows them already.
      return null;
    case "remember_fact":
      return null;
    case "ask_person":
      return <Result value={output} />;
    default:
      return <OtherResult output={output} openSource={openSource} />;
  }
}

/** The result of a tool of another system: its text, data, pictures and links. */
function OtherResult({ output, openSource }: { output: unknown; openSource: OpenSource }): ReactNode {
  const text = textOf(output, "text");
  const data = fieldOf(output, "data");
  const links = hitsOf(fieldOf(output, "links"));
  const ids = pictureIdsOf(output);
  if (text === "" && data === undefined && !links && ids.length === 0) return <Result value={output} />;
  return (
    <>
      {text !== "" ? <Result value={text} /> : data !== undefined && <Result value={data} />}
      <Pictures ids={ids} />
      {links && <ToolHits hits={links} openSource={openSource} />}
    </>
  );
}

function Pictures({ ids }: { ids: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  if (ids.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {ids.map((fileId) => (
        <PictureOnDemand key={fileId} id={fileId} alt={t("toolCalls.details.picture")} className="w-fit">
          <Picture
            picture={{ fileId, dataUrl: null }}
            alt={t("toolCalls.details.picture")}
            className="block h-24 min-w-16 rounded-md"
          />
        </PictureOnDemand>
      ))}
    </p>
  );
}

/** What the tool says about its result, such as passages that did not fit. */
function Note({ output }: { output: unknown }): ReactNode {
  const note = textOf(output, "note");
  return note === "" ? null : <p className="mt-1 text-xs">{note}</p>;
}

function Result({ value }: { value: unknown }): ReactNode {
  const { t } = useTranslation();
  return (
    <Labelled label={t("toolCalls.details.output")}>
      <ToolFields value={value} />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-1 text-xs text-text-subtle">{label}</p>
      {children}
    </>
  );
}
