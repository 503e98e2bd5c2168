import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { BaseLogger } from "pino";
import { cleanParameter } from "./clean-client.ts";
import { DatabaseUnavailable, isOutageState, isOutOfResources } from "./database-unavailable.ts";
import { runPlannedOnce } from "./planned-once-query.ts";
import { createStatementNames, isUnknownStatementName } from "./prepared.ts";

export type DatabaseLog = Pick<BaseLogger, "info" | "warn">;

type Query = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>;

interface WatchedClient extends PostgresPoolClient {
  query: Query & PostgresPoolClient["query"];
}

/** The part of `pg`'s pool that the product uses. */
export interface WatchedPool extends PostgresPool {
  connect(): Promise<WatchedClient>;
  query: Query;
  /** Connections in use and idle, and calls that wait for one. */
  use(): { busy: number; idle: number; waiting: number };
}

/**
 * A pool that survives the loss of its connections: a pending call rejects with `DatabaseUnavailable`, and
 * the next call reconnects. An outage is logged once when it begins and once when it ends.
 */
export function watchPool(pool: pg.Pool, log: DatabaseLog | undefined): WatchedPool {
  const lost = new WeakSet<pg.ClientBase>();
  const watched = new WeakMap<pg.ClientBase, WatchedClient>();
  const statementName = createStatementNames();
  let hasAnswered = false;
  let isAway = false;
  let canPrepare = true;

  function reportOutage(error: unknown): DatabaseUnavailable {
    const unavailable = new DatabaseUnavailable("The database can't be reached now.", { cause: error });
    // During startup the caller that waits for the database reports the outage.
    if (hasAnswered && !isAway) log?.warn({ err: unavailable }, "the database is unreachable");
    isAway = hasAnswered;
    return unavailable;
  }

  function reportRecovery() {
    if (isAway) log?.info("the database is back");
    hasAnswered = true;
    isAway = false;
  }

  // The pool handles errors of idle connections only: without this listener, losing a connection that is
  // checked out ends the process.
  pool.on("connect", (client) => {
    client.on("error", () => lost.add(client));
    client.on("end", () => lost.add(client));
  });
  pool.on("error", () => undefined);

  async function connect() {
    try {
      return await pool.connect();
    } catch (error) {
      throw pool.ending ? error : reportOutage(error);
    }
  }

  async function run<Row extends pg.QueryResultRow>(
    client: pg.ClientBase,
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const statement = canPrepare ? statementName(client, text) : undefined;
    try {
      if (statement?.stale) await client.query(`deallocate "${statement.stale}"`);
      const result = statement
        ? await runPlannedOnce<Row>(client, { name: statement.name, text }, values.map(cleanParameter))
        : await client.query<Row>(text, [...values]);
      reportRecovery();
      return result;
    } catch (error) {
      if (statement && isUnknownStatementName(error)) {
        canPrepare = false;
        return run<Row>(client, text, values);
      }
      const isOutage = isOutageState(error);
      // A connection to a server that is stopping or became read-only is discarded, so that the next call
      // reaches the server that replaces it. On a full disk another connection would not help, and the
      // embedded database has only this one.
      if (isOutage && !isOutOfResources(error)) lost.add(client);
      throw isOutage || lost.has(client) ? reportOutage(error) : error;
    }
  }

  /** Kysely caches its state per connection object, so each connection is wrapped only once. */
  function watch(client: pg.PoolClient): WatchedClient {
    const known = watched.get(client);
    if (known) return known;
    const made = {
      query: (text: string, values: readonly unknown[] = []) => run(client, text, values),
      release: (isBroken?: boolean) => client.release(isBroken || lost.has(client)),
      // The overload of `query` that accepts cursors is missing, and the product does not use it.
    } as unknown as WatchedClient;
    watched.set(client, made);
    return made;
  }

  /**
   * Several statements in one text may leave a transaction open, and the connection's next user would run
   * inside it.
   */
  async function isLeftClean(client: pg.ClientBase): Promise<boolean> {
    if (lost.has(client)) return false;
    return client.query("rollback").then(
      () => true,
      () => false,
    );
  }

  return {
    options: pool.options,
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    connect: async () => watch(await connect()),
    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const client = await connect();
      try {
        const result = await run<Row>(client, text, values);
        client.release();
        return result;
      } catch (error) {
        client.release(!(await isLeftClean(client)));
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
