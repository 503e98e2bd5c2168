import type { MetricValues } from "./adapters/metrics/index.ts";
import type { ProcessStatus, ToProcess } from "./processes-messages.ts";

const ANSWER_WITHIN_MS = 4000;

interface Process {
  number: number;
  isReady: boolean;
  worker: { process: { pid?: number | undefined } };
}

/** Asks every process for its metrics or its state, and gives up on those that do not answer in time. */
export function createReadings({
  processes,
  tell,
}: {
  processes: () => Process[];
  tell: (number: number, message: ToProcess) => void;
}) {
  const waiting = new Map<number, (number: number, value: unknown) => void>();
  let lastId = 0;

  function readAll(what: "metrics" | "status"): Promise<Map<number, unknown>> {
    lastId += 1;
    const id = lastId;
    const answers = new Map<number, unknown>();
    const asked = processes().filter(({ isReady }) => isReady);
    const { promise, resolve } = Promise.withResolvers<Map<number, unknown>>();
    const finish = () => {
      clearTimeout(late);
      waiting.delete(id);
      resolve(answers);
    };
    const late = setTimeout(finish, ANSWER_WITHIN_MS);
    waiting.set(id, (number, value) => {
      answers.set(number, value);
      if (answers.size === asked.length) finish();
    });
    if (asked.length === 0) finish();
    for (const { number } of asked) tell(number, { kind: "read", id, what });
    return promise;
  }

  return {
    take(id: number, number: number, value: unknown) {
      waiting.get(id)?.(number, value);
    },
    async metrics(): Promise<MetricValues[]> {
      // Safe: a process answers `metrics` with its metrics.
      return [...(await readAll("metrics")).values()] as MetricValues[];
    },
    /** Ready while any process is: the port is shared, and a process that is missing is started again. */
    async status({ version, isClosing }: { version: string; isClosing: boolean }): Promise<ProcessStatus> {
      const answers = await readAll("status");
      const states = processes()
        .sort((a, b) => a.number - b.number)
        .map(({ number, worker }) => {
          // Safe: a process answers `status` with its state.
          const answer = answers.get(number) as ProcessStatus | undefined;
          const { pid } = worker.process;
          return answer
            ? { process: number, pid, ...answer }
            : { process: number, pid, isReady: false, body: undefined };
        });
      const isOk = (body: object | undefined) =>
        body !== undefined && "status" in body && body.status === "ok";
      return {
        isReady: !isClosing && states.some(({ isReady }) => isReady),
        body: {
          status: states.every(({ body }) => isOk(body)) ? "ok" : "degraded",
          version,
          processes: states.map(({ process, pid, body }) => ({
            process,
            pid,
            ...(body ?? { status: "down" }),
          })),
        },
      };
    },
  };
}
