import pg from "pg";

/** Holds until the end of the transaction. Returns no row, so that nobody has to read it. */
const SETTING =
  "select from set_config('plan_cache_mode', 'force_generic_plan', true) as mode where mode is null";

type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** What a query of `pg` sends and reads, of which its types know nothing. */
interface QueryParts extends pg.Submittable {
  name: string;
  text: string;
  hasBeenParsed(connection: pg.Connection): boolean;
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

/** The statements whose parse a connection has sent and not answered yet, of which the types of `pg` know nothing. */
interface Submitted {
  submittedNamedStatements: Record<string, string>;
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

  override prepare(connection: pg.Connection & Submitted) {
    if (!this.hasBeenParsed(connection)) {
      // Before the setting, because `pg` takes the first parse that succeeds for that of the statement.
      connection.parse({ name: this.name, text: this.text, types: [] }, true);
      connection.submittedNamedStatements[this.name] = this.text;
    }
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
