import type { ParsedDocument } from "./parsed-document.ts";
import { ParserThread, type ParseTask } from "./parser-thread.ts";

interface Waiting {
  task: ParseTask;
  resolve: (document: ParsedDocument) => void;
  reject: (reason: unknown) => void;
}

/**
 * A few threads, so that several documents are read at once without starving the API. One owner never
 * occupies all of them, even while no other owner waits, because a long document can't be interrupted when
 * one arrives.
 */
export class ParserPool {
  readonly #options: { threads: number; letGoAfterMs: number };
  readonly #idle = new Map<ParserThread, NodeJS.Timeout>();
  readonly #busy = new Map<ParserThread, string | undefined>();
  #waiting: Waiting[] = [];

  constructor(options: { threads: number; letGoAfterMs: number }) {
    this.#options = options;
  }

  run(task: ParseTask): Promise<ParsedDocument> {
    return new Promise((resolve, reject) => {
      if (task.signal?.aborted) return reject(task.signal.reason);
      const waiting = { task, resolve, reject };
      task.signal?.addEventListener("abort", () => this.#forget(waiting), { once: true });
      this.#waiting.push(waiting);
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    const threads = [...this.#idle.keys(), ...this.#busy.keys()];
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("The parsers were closed."));
    await Promise.all(threads.map((thread) => thread.end()));
  }

  #forget(waiting: Waiting): void {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    if (this.#waiting.length < before) waiting.reject(waiting.task.signal?.reason);
  }

  #startNext(): void {
    if (this.#busy.size >= this.#options.threads) return;
    const at = this.#waiting.findIndex(({ task }) => this.#mayStart(task.owner));
    const [next] = at === -1 ? [] : this.#waiting.splice(at, 1);
    if (next) void this.#runNow(next);
  }

  #mayStart(owner: string | undefined): boolean {
    if (owner === undefined) return true;
    const held = [...this.#busy.values()].filter((other) => other === owner).length;
    return held < Math.max(1, this.#options.threads - 1);
  }

  async #runNow({ task, resolve, reject }: Waiting): Promise<void> {
    const thread = this.#takeIdle(task.limits.memoryMb) ?? new ParserThread(task.limits.memoryMb);
    this.#busy.set(thread, task.owner);
    try {
      resolve(await thread.read(task));
    } catch (error) {
      reject(error);
    } finally {
      this.#busy.delete(thread);
      if (thread.isAlive) this.#keepForAWhile(thread);
      this.#startNext();
    }
  }

  #takeIdle(memoryMb: number): ParserThread | undefined {
    for (const [thread, timer] of this.#idle) {
      if (thread.memoryMb !== memoryMb) continue;
      clearTimeout(timer);
      this.#idle.delete(thread);
      if (thread.isAlive) return thread;
    }
    return undefined;
  }

  #keepForAWhile(thread: ParserThread): void {
    const timer = setTimeout(() => {
      this.#idle.delete(thread);
      void thread.end();
    }, this.#options.letGoAfterMs);
    timer.unref();
    this.#idle.set(thread, timer);
  }
}
