import { Upload } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { Page } from "../../../shell/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { usePerson } from "../../session/use-person.ts";
import { useMayStore } from "../../status/use-may-store.ts";
import { useChat } from "../use-chat.ts";
import type { FoundSummary } from "./import-messages.ts";
import { countImports, keepImported } from "./keep-imported.ts";
import { openFileReader, type ReadFile } from "./read-file.ts";

type Reader = ReturnType<typeof openFileReader>;
type Found = Extract<ReadFile, { type: "found" }> & { known: ReadonlySet<string> };
type State =
  | { step: "choose" }
  | { step: "reading" }
  | { step: "fault"; fault: Extract<ReadFile, { type: "fault" }>["fault"] }
  | { step: "preview"; found: Found }
  | { step: "keeping"; done: number; of: number }
  | { step: "kept"; count: number };

/** Rows of the preview; the rest is imported too, but thousands of rows would make the page slow. */
const MOST_SHOWN = 200;
/** Conversations per transaction. */
const AT_ONCE = 25;

export function ImportPage() {
  const { t } = useTranslation();
  const mayStore = useMayStore();
  if (mayStore) return <Importer />;
  return (
    <Page title={t("importing.title")} width="column">
      <Notice tone="info" variant="box">
        {t("errors.temporary_only")}
      </Notice>
    </Page>
  );
}

function Importer() {
  const { t } = useTranslation();
  const { db, sync } = useChat();
  const { id: personId } = usePerson();
  const input = useRef<HTMLInputElement>(null);
  const reader = useRef<Reader | null>(null);
  const [state, setState] = useState<State>({ step: "choose" });
  const waiting = useLive(db, countImports, []);
  const left = waiting.state === "ready" ? waiting.value : 0;
  useEffect(() => () => reader.current?.close(), []);

  async function read(file: File) {
    setState({ step: "reading" });
    reader.current ??= openFileReader();
    const words = { picture: t("importing.picture"), untitled: t("importing.untitled") };
    try {
      const answer = await reader.current.read({ file, personKey: personId, words });
      if (answer.type === "fault") return setState({ step: "fault", fault: answer.fault });
      const here = new Set(await db.chats.keys());
      // A conversation of this product may still be here under its own id.
      const known = answer.found.filter(({ id, sourceId }) => here.has(id) || here.has(sourceId));
      setState({ step: "preview", found: { ...answer, known: new Set(known.map(({ id }) => id)) } });
    } catch {
      setState({ step: "fault", fault: "json" });
    }
  }

  async function keep(ids: readonly string[]) {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      setState({ step: "keeping", done: at, of: ids.length });
      const taken = (await reader.current?.take(ids.slice(at, at + AT_ONCE))) ?? [];
      await keepImported(db, taken, new Date());
      if (at === 0) sync.wake();
    }
    sync.wake();
    setState({ step: "kept", count: ids.length });
  }

  const isBusy = state.step === "reading" || state.step === "keeping";
  return (
    <Page title={t("importing.title")} width="column">
      <div className="grid max-w-column gap-6">
        <p className="max-w-measure text-text-muted">{t("importing.lede")}</p>
        <div>
          <input
            ref={input}
            type="file"
            accept=".json,.zip,application/json,application/zip"
            className="sr-only"
            tabIndex={-1}
            aria-label={t("importing.file")}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) void read(file);
            }}
          />
          <Button
            variant={state.step === "preview" ? "secondary" : "primary"}
            busy={isBusy}
            onClick={() => input.current?.click()}
          >
            <Upload />
            {t("importing.choose")}
          </Button>
        </div>
        {state.step === "reading" && <p role="status">{t("importing.reading")}</p>}
        {state.step === "fault" && (
          <Notice variant="box" tone="danger">
            {t(`importing.faults.${state.fault}`)}
          </Notice>
        )}
        {state.step === "preview" && <Preview found={state.found} onImport={(ids) => void keep(ids)} />}
        {state.step === "keeping" && <Keeping done={state.done} of={state.of} />}
        {(left > 0 || state.step === "kept") && (
          <p role="status" className="text-text-muted">
            {left > 0 ? t("importing.left", { count: left }) : t("importing.done")}
          </p>
        )}
      </div>
    </Page>
  );
}

function Keeping({ done, of }: { done: number; of: number }) {
  const { t } = useTranslation();
  const label = t("importing.keeping", { done, of });
  return (
    <div className="grid gap-2">
      <p className="text-sm text-text-muted">{label}</p>
      <Progress label={label} value={(done / of) * 100} />
    </div>
  );
}

function Preview({ found, onImport }: { found: Found; onImport: (ids: readonly string[]) => void }) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const { source, unreadable, known } = found;
  const fresh = found.found.filter(({ id }) => !known.has(id));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = fresh.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const dates = found.found.map(({ createAt }) => createAt).sort();
  // One formatter for all rows: to make one takes longer than to draw a row.
  const days = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }),
    [i18n.language],
  );
  const day = (at: string) => days.format(new Date(at));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-lg font-semibold">
        {t("importing.found", { count: found.found.length, source: t(`importing.sources.${source}`) })}
      </h2>
      <ul className="grid gap-1 text-sm text-text-muted">
        {dates.length > 0 && (
          <li>{t("importing.dates", { from: day(dates[0] ?? ""), to: day(dates.at(-1) ?? "") })}</li>
        )}
        {known.size > 0 && <li>{t("importing.known", { count: known.size })}</li>}
        {unreadable.length > 0 && <li>{t("importing.unreadable", { count: unreadable.length })}</li>}
      </ul>
      {unreadable.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-accent-text">{t("importing.why")}</summary>
          <ul className="mt-2 grid gap-1">
            {unreadable.slice(0, MOST_SHOWN).map(({ title, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles repeat.
              <li key={at}>
                {title} <span className="text-text-subtle">· {t(`importing.reasons.${why}`)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {fresh.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" disabled={chosen.length === 0} onClick={() => onImport(chosen)}>
              {t("importing.import", { count: chosen.length })}
            </Button>
            <Button variant="ghost" onClick={() => setLeft(new Set())}>
              {t("importing.all")}
            </Button>
            <Button variant="ghost" onClick={() => setLeft(new Set(fresh.map(({ id }) => id)))}>
              {t("importing.none")}
            </Button>
          </div>
          <ul className="border-t border-border">
            {fresh.slice(0, MOST_SHOWN).map((each) => (
              <Row key={each.id} each={each} isChosen={!left.has(each.id)} day={day} onToggle={toggle} />
            ))}
          </ul>
          {fresh.length > MOST_SHOWN && (
            <p className="text-sm text-text-subtle">
              {t("importing.more", { count: fresh.length - MOST_SHOWN })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

interface RowProps {
  each: FoundSummary;
  isChosen: boolean;
  day: (at: string) => string;
  onToggle: (id: string, isChosen: boolean) => void;
}

function Row({ each, isChosen, day, onToggle }: RowProps) {
  const { t } = useTranslation();
  const { id, title, createAt, messages } = each;
  return (
    <li className="border-b border-border py-1">
      <Checkbox
        checked={isChosen}
        onCheckedChange={(next) => onToggle(id, next)}
        hint={`${day(createAt)} · ${t("importing.messages", { count: messages })}`}
        className="w-full"
      >
        <span className="wrap-anywhere">{title}</span>
      </Checkbox>
    </li>
  );
}
