import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { beginFollowing, followTurn } from "./follow-turn.ts";
import { anyEvent } from "./random-events.fixtures.ts";
import { reduceTurn } from "./reduce-turn.ts";
import { beginTurn } from "./turn.ts";

const ID = "0198c2f0-0000-7000-8000-000000000001";
const END: StreamPart = { type: "finish", messageMetadata: { state: "complete" } };

it("builds the same turn from any events, however often the reader disconnects, resumes and reads twice", () => {
  const cut = fc.record({ at: fc.nat(40), back: fc.nat(10) });
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), fc.array(cut, { maxLength: 8 }), (parts, cuts) => {
      const log = [...parts, END].map((event, at) => ({ id: at + 1, event }));
      const whole = log.reduce((turn, { event }) => reduceTurn(turn, event), beginTurn(ID));
      let followed = beginFollowing(ID);
      for (const { at, back } of cuts) {
        // The connection breaks here; the resumed one starts some events before the last one read.
        const from = Math.max(0, followed.lastId - back);
        followed = log.slice(from, Math.max(from, at)).reduce(followTurn, followed);
      }
      followed = log.slice(followed.lastId).reduce(followTurn, followed);
      expect(followed).toEqual({ turn: whole, lastId: log.length });
    }),
  );
});

it("discards the unfinished step of a crashed writer, wherever it crashed, and nothing else", () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 30 }),
      fc.array(anyEvent, { maxLength: 10 }),
      fc.array(anyEvent, { maxLength: 10 }),
      (before, lost, after) => {
        const done = [...before, { type: "finish-step" as const }].reduce(reduceTurn, beginTurn(ID));
        const isFinish = ({ type }: StreamPart) => type === "finish-step";
        const unfinished = [{ type: "start-step" as const }, ...lost.filter((event) => !isFinish(event))];
        const takenOver: StreamPart = { type: "data-taken-over", data: { steps: [...done.steps] } };
        const withLost = [...unfinished, takenOver, ...after, END].reduce(reduceTurn, done);
        const without = [{ type: "start-step" as const }, takenOver, ...after, END].reduce(reduceTurn, done);
        expect(withLost.steps).toEqual(without.steps);
      },
    ),
  );
});

it("matches what the process that took over stores, wherever the first one crashed and however it is read", () => {
  const events = fc.array(anyEvent, { maxLength: 25 });
  const cut = fc.record({ at: fc.nat(60), back: fc.nat(10) });
  fc.assert(
    fc.property(
      events,
      events,
      fc.nat(25),
      fc.array(cut, { maxLength: 6 }),
      (first, second, diesAt, cuts) => {
        // The first process stored the finished steps; its step in progress is lost.
        const before = first.reduce(reduceTurn, beginTurn(ID));
        const steps = before.steps.filter(({ isFinished }) => isFinished);
        const takenOver: StreamPart = { type: "data-taken-over", data: { steps } };
        const written = [takenOver, ...second, END];
        const stored = written.reduce(reduceTurn, beginTurn(ID));
        const log = [
          ...first.slice(0, diesAt).map((event, at) => ({ id: at + 1, event })),
          // Far above every id of the crashed process, so that none of its events counts as a later one.
          ...written.map((event, at) => ({ id: 1_000_000 + at, event })),
        ];
        let followed = beginFollowing(ID);
        for (const { at, back } of cuts) {
          const from = Math.max(0, log.findIndex(({ id }) => id > followed.lastId) - back);
          followed = log.slice(from, Math.max(from, at)).reduce(followTurn, followed);
        }
        followed = log.filter(({ id }) => id > followed.lastId).reduce(followTurn, followed);
        expect(followed.turn).toEqual(stored);
      },
    ),
  );
});
