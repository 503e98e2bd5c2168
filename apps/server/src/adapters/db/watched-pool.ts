import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { BaseLogger } from "pino";
import { DatabaseUnavailable, isOutageState, isOutOfResources } from "./database-unavailable.ts";
import { createStatementNames, isUnknownStatementName } from "./prepared.ts";

export type DatabaseLog = Pick<BaseLogger, "info" | "warn">;

type Query = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>;

interface WatchedClient extends PostgresPoolClient {
  query: Query & PostgresPoolClient["query"];
}

/** What the product uses of `pg`'s pool. */
export interface WatchedPool extends PostgresPool {
  connect(): Promise<WatchedClient>;
  query: Query;
}

/**
 * A pool that survives the loss of its connections: a pending call rejects with `DatabaseUnavailable`, and the next
 * call connects anew. The log tells once that the database went and once that it is back.
 */
export function watchPool(pool: pg.Pool, log: DatabaseLog | undefined): WatchedPool {
  const lost = new WeakSet<pg.ClientBase>();
  const watched = new WeakMap<pg.ClientBase, WatchedClient>();
  const statementNames = new WeakMap<pg.ClientBase, ReturnType<typeof createStatementNames>>();
  let hasAnswered = false;
  let isAway = false;
  let canPrepare = true;

  function tellAway(error: unknown): DatabaseUnavailable {
    const unavailable = new DatabaseUnavailable("The database can't be reached now.", { cause: error });
    // During startup the caller that waits for the database reports the outage.
    if (hasAnswered && !isAway) log?.warn({ err: unavailable }, "the database is unreachable");
    isAway = hasAnswered;
    return unavailable;
  }

  function tellBack() {
    if (isAway) log?.info("the database is back");
    hasAnswered = true;
    isAway = false;
  }

  // The pool listens to idle connections alone: without a listener of its own, a connection that is lost
  // while it is checked out ends the process.
  pool.on("connect", (client) => {
    statementNames.set(client, createStatementNames());
    client.on("error", () => lost.add(client));
    client.on("end", () => lost.add(client));
  });
  pool.on("error", () => undefined);

  async function connect() {
    try {
      return await pool.connect();
    } catch (error) {
      throw pool.ending ? error : tellAway(error);
    }
  }

  async function run<Row extends pg.QueryResultRow>(
    client: pg.ClientBase,
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const statement = canPrepare ? statementNames.get(client)?.(text) : undefined;
    try {
      if (statement?.stale) await client.query(`deallocate "${statement.stale}"`);
      const result = await client.query<Row>(statement ? { name: statement.name, text } : text, [...values]);
      tellBack();
      return result;
    } catch (error) {
      if (statement && isUnknownStatementName(error)) {
        canPrepare = false;
        return run<Row>(client, text, values);
      }
      const isOutage = isOutageState(error);
      // A server that is stopping, or that became read-only, is left for whichever answers at its address next. On a
      // full disk the connection is as good as another, and the embedded database has only this one.
      if (isOutage && !isOutOfResources(error)) lost.add(client);
      throw isOutage || lost.has(client) ? tellAway(error) : error;
    }
  }

  /** Kysely keeps what it knows of a connection by its object, so each connection has one. */
  function watch(client: pg.PoolClient): WatchedClient {
    const known = watched.get(client);
    if (known) return known;
    const made = {
      query: (text: string, values: readonly unknown[] = []) => run(client, text, values),
      release: (isBroken?: boolean) => client.release(isBroken || lost.has(client)),
      // The other form of `query` takes cursors, which the product does not use.
    } as unknown as WatchedClient;
    watched.set(client, made);
    return made;
  }

  /** Several statements in one text may leave a transaction open, which the connection's next user would be in. */
  async function isLeftClean(client: pg.ClientBase): Promise<boolean> {
    if (lost.has(client)) return false;
    return client.query("rollback").then(
      () => true,
      () => false,
    );
  }

  return {
    options: pool.options,
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
