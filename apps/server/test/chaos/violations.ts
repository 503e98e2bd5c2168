import { turnText } from "@metatron/turn/turn";
import type { Cluster } from "./cluster.ts";
import type { ChaosTurn } from "./people.ts";

/** What must all be 0; each line of `docs/operating.md` has its field. */
export interface Violations {
  /** Acknowledged questions that are not stored. */
  questionsLost: number;
  /** Conversations with more than the one question and the one answer that were sent. */
  storedTwice: number;
  /** Answers that a reader saw complete and that are stored otherwise. */
  completeButNotStored: number;
  /** Events that a reader missed or got twice. */
  eventsLostOrDoubled: number;
  /** Answers without an end, for their reader or in the database, when the wait for calm is over. */
  stuck: number;
  /** Accepted files that are not there and read when the wait for calm is over. */
  filesLost: number;
  /** Processes that ended or did not start although nobody killed them. */
  crashes: number;
  /** Lines about errors that nothing handled. */
  unhandledErrors: number;
}

interface Row {
  id: string;
  conversation_id: string;
  state: string;
  text: string;
  error_code: string | null;
}

export interface Judged {
  violations: Violations;
  /** One line for each violation, to find its cause. */
  found: string[];
  /** How the stored answers ended, with the codes of their errors. */
  states: Record<string, number>;
}

const UNHANDLED = /unhandled|uncaught|FATAL ERROR/i;

export async function judge(
  cluster: Pick<Cluster, "nodes" | "worker" | "query">,
  { turns, fileIds }: { turns: readonly ChaosTurn[]; fileIds: readonly string[] },
): Promise<Judged> {
  const rows = await cluster.query<Row>(
    "select id, conversation_id, state, text, error_code from messages where conversation_id = any($1::uuid[])",
    [turns.map(({ conversationId }) => conversationId)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const perConversation = Map.groupBy(rows, (row) => row.conversation_id);
  const answerOf = (turn: ChaosTurn) => byId.get(turn.answerId);
  const members = [...cluster.nodes, cluster.worker];
  const lists = {
    questionsLost: turns.filter((turn) => turn.isAcknowledged && !byId.has(turn.messageId)).map(describe),
    storedTwice: [...perConversation].filter(([, stored]) => stored.length > 2).map(([id]) => id),
    completeButNotStored: turns.filter((turn) => isToldOtherwise(turn, answerOf(turn))).map(describe),
    eventsLostOrDoubled: turns.filter(({ gaps, duplicates }) => gaps + duplicates > 0).map(describe),
    stuck: turns.filter((turn) => !turn.isOver || answerOf(turn)?.state === "streaming").map(describe),
    filesLost: await unreadFiles(cluster, fileIds),
    crashes: members.flatMap(({ crashes }) => crashes),
    unhandledErrors: members.flatMap((member) =>
      member
        .output()
        .split("\n")
        .filter((line) => UNHANDLED.test(line)),
    ),
  } satisfies Record<keyof Violations, string[]>;
  const counted = Object.entries(lists).map(([name, list]) => [name, list.length]);
  return {
    // The entries are those of `lists`, whose keys are checked above.
    violations: Object.fromEntries(counted) as Violations,
    found: Object.entries(lists).flatMap(([name, list]) => list.map((line) => `${name}: ${line}`)),
    states: statesOf(turns.map((turn) => stateOf(answerOf(turn)))),
  };
}

/** Files that are not ready, each with its state. */
export async function unreadFiles(
  { query }: Pick<Cluster, "query">,
  fileIds: readonly string[],
): Promise<string[]> {
  const rows = await query<{ id: string; status: string; reason: string | null }>(
    "select id, status, reason from files where id = any($1::uuid[])",
    [fileIds],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return fileIds
    .filter((id) => known.get(id)?.status !== "ready")
    .map((id) => `${id} ${known.get(id)?.status ?? "is gone"} ${known.get(id)?.reason ?? ""}`);
}

function isToldOtherwise({ followed: { turn } }: ChaosTurn, answer: Row | undefined): boolean {
  return turn.state === "complete" && (answer?.state !== "complete" || answer.text !== turnText(turn));
}

function describe({
  answerId,
  followed,
  gaps,
  missing,
  duplicates,
  isAcknowledged,
  isOver,
}: ChaosTurn): string {
  const seen = { state: followed.turn.state, lastId: followed.lastId, gaps, missing, duplicates };
  return `${answerId} ${JSON.stringify({ isAcknowledged, isOver, ...seen })}`;
}

const stateOf = (answer: Row | undefined): string =>
  answer ? [answer.state, answer.error_code ?? ""].join(" ").trim() : "not accepted";

function statesOf(states: readonly string[]): Record<string, number> {
  const counts = Map.groupBy(states, (state) => state);
  return Object.fromEntries([...counts].map(([state, all]) => [state, all.length]));
}
