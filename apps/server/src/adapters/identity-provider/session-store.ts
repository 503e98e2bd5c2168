import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AdapterPayload } from "oidc-provider";

const SWEEP_EVERY_WRITES = 500;

interface Row {
  model: string;
  id: string;
  payload: AdapterPayload;
  /** Seconds since 1970; undefined: the row stays until it is deleted. */
  expiresAt: number | undefined;
}

/**
 * The provider's state that must survive a restart: sessions, grants, codes, refresh tokens. Each write is on
 * disk before it returns, so that a refresh token used just before a crash stays invalid.
 */
export class SessionStore {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  #writes = 0;

  constructor(path: string, now: () => number = Date.now) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.#db = new DatabaseSync(path);
    chmodSync(path, 0o600);
    this.#now = now;
    this.#db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists records (
        model text not null, id text not null, payload text not null,
        uid text, grant_id text, expires_at integer,
        primary key (model, id)
      ) without rowid;
      create index if not exists records_by_uid on records (model, uid) where uid is not null;
      create index if not exists records_by_grant on records (grant_id) where grant_id is not null;
      create index if not exists records_by_expiry on records (expires_at);
    `);
    this.#sweep();
  }

  put({ model, id, payload, expiresAt }: Row): void {
    this.#db
      .prepare("insert or replace into records values (?, ?, ?, ?, ?, ?)")
      .run(
        model,
        id,
        JSON.stringify(payload),
        payload.uid ?? null,
        payload.grantId ?? null,
        expiresAt ?? null,
      );
    this.#writes += 1;
    if (this.#writes % SWEEP_EVERY_WRITES === 0) this.#sweep();
  }

  find(model: string, id: string): AdapterPayload | undefined {
    return this.#payload("select payload from records where model = ? and id = ?", model, id);
  }

  findByUid(model: string, uid: string): AdapterPayload | undefined {
    return this.#payload("select payload from records where model = ? and uid = ?", model, uid);
  }

  /** All records of one kind that belong to this account and have not expired. */
  ofAccount(model: string, accountId: string): AdapterPayload[] {
    const rows = this.#db
      .prepare(
        `select payload from records where model = ? and json_extract(payload, '$.accountId') = ?
          and (expires_at is null or expires_at >= ?)`,
      )
      .all(model, accountId, Math.floor(this.#now() / 1000));
    return rows.map(({ payload }) => JSON.parse(String(payload)));
  }

  /** Marks a code or refresh token as used. The record stays, so that reuse is detected. */
  consume(model: string, id: string): void {
    this.#db
      .prepare("update records set payload = json_set(payload, '$.consumed', ?) where model = ? and id = ?")
      .run(Math.floor(this.#now() / 1000), model, id);
  }

  delete(model: string, id: string): void {
    this.#db.prepare("delete from records where model = ? and id = ?").run(model, id);
  }

  deleteByGrant(model: string, grantId: string): void {
    this.#db.prepare("delete from records where model = ? and grant_id = ?").run(model, grantId);
  }

  close(): void {
    this.#db.close();
  }

  #payload(sql: string, ...parameters: string[]): AdapterPayload | undefined {
    const row = this.#db.prepare(sql).get(...parameters);
    return typeof row?.payload === "string" ? JSON.parse(row.payload) : undefined;
  }

  #sweep(): void {
    this.#db.prepare("delete from records where expires_at < ?").run(Math.floor(this.#now() / 1000));
  }
}
