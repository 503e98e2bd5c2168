import pg from "pg";

/** Holds until the end of the transaction. Returns no row, so that nobody has to read it. */
const SETTING =
  "select from set_config('plan_cache_mode', 'force_generic_plan', true) as mode where mode is null";

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** What a query of `pg` sends and reads, of which its types know nothing. */
interface QueryParts extends pg.Submittable {
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

const BaseQuery = pg.Query as unknown as new (
  statement: pg.QueryConfig,
  values: unknown[],
  callback: Callback,
) => QueryParts;

/**
 * A named statement that is planned once on its connection. PostgreSQL would plan the first five uses each for their
 * own parameters: milliseconds for the statements of a question, whose only parameter is JSON.
 */
class PlannedOnceQuery extends BaseQuery {
  #isSet = false;

  override prepare(connection: pg.Connection) {
    connection.parse({ name: "", text: SETTING, types: [] }, true);
    connection.bind({}, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection) {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}

export const runPlannedOnce = <Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<pg.QueryResult<Row>> =>
  new Promise((resolve, reject) => {
    const query = new PlannedOnceQuery(statement, values, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(query);
  });
