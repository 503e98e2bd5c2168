import type { Sequence, Step } from "./parse-sequence.ts";
import { type TextBox, textBox } from "./text-box.ts";

export interface SequenceLayout {
  width: number;
  height: number;
  actors: { x: number; width: number; box: TextBox }[];
  headHeight: number;
  messages: { from: number; to: number; y: number; box: TextBox; isDotted: boolean; hasArrow: boolean }[];
  notes: { x: number; y: number; width: number; height: number; box: TextBox }[];
  frames: {
    x: number;
    y: number;
    width: number;
    height: number;
    title: string;
    parts: { y: number; text: string }[];
  }[];
}

const GAP = 28;
const MARGIN = 12;
const FRAME_INSET = 8;

export function layoutSequence({ actors, steps }: Sequence): SequenceLayout {
  const boxes = [...actors.values()].map((name) => textBox(name, 120));
  const order = new Map([...actors.keys()].map((id, index) => [id, index]));
  const indexOf = (id: string) => order.get(id) ?? 0;
  const xs = columnXs(boxes, steps, indexOf);
  const xOf = (id: string) => xs[indexOf(id)] ?? 0;
  const headHeight = Math.max(...boxes.map(({ height }) => height)) + 20;
  const width = (xs.at(-1) ?? 0) + (boxes.at(-1)?.width ?? 0) / 2 + 14 + selfRoom(steps, indexOf) + MARGIN;
  const layout: SequenceLayout = {
    width,
    height: 0,
    actors: boxes.map((box, index) => ({ x: xs[index] ?? 0, width: box.width + 28, box })),
    headHeight,
    messages: [],
    notes: [],
    frames: [],
  };
  const open: SequenceLayout["frames"] = [];
  let y = MARGIN + headHeight + 16;
  for (const step of steps) y = placeStep(step, y, { layout, open, xOf });
  layout.height = y + MARGIN;
  return layout;
}

interface Placing {
  layout: SequenceLayout;
  open: SequenceLayout["frames"];
  xOf: (id: string) => number;
}

/** Places one step at `y` and returns the `y` of the next one. */
function placeStep(step: Step, y: number, { layout, open, xOf }: Placing): number {
  switch (step.type) {
    case "message": {
      const box = textBox(step.text, 200);
      const from = xOf(step.from);
      const to = xOf(step.to);
      const line = y + box.height + 4;
      layout.messages.push({ from, to, y: line, box, isDotted: step.isDotted, hasArrow: step.hasArrow });
      return line + (from === to ? 34 : 14);
    }
    case "note": {
      const xs = step.over.map(xOf);
      const span = Math.max(...xs) - Math.min(...xs) + 40;
      const box = textBox(step.text, Math.max(180, span - 20));
      const width = Math.max(span, box.width + 20);
      const x = (Math.max(...xs) + Math.min(...xs)) / 2;
      const left = Math.max(MARGIN, x - width / 2);
      layout.notes.push({ x: left + width / 2, y: y + 4, width, height: box.height + 12, box });
      return y + box.height + 28;
    }
    case "open": {
      const inset = MARGIN / 2 + open.length * FRAME_INSET;
      const title = [step.kind === "rect" ? "" : step.kind, step.text].filter(Boolean).join(" · ");
      const frame = { x: inset, y, width: layout.width - inset * 2, height: 0, title, parts: [] };
      open.push(frame);
      layout.frames.push(frame);
      return y + 26;
    }
    case "else":
      open.at(-1)?.parts.push({ y: y + 2, text: step.text });
      return y + 26;
    case "close": {
      const frame = open.pop();
      if (frame) frame.height = y - frame.y + 4;
      return y + 14;
    }
  }
}

/** Columns are far enough apart for the messages between neighbours. */
function columnXs(
  boxes: readonly TextBox[],
  steps: readonly Step[],
  indexOf: (id: string) => number,
): number[] {
  const gaps = boxes.map((box, index) => ((boxes[index - 1]?.width ?? 0) + box.width) / 2 + GAP + 28);
  for (const step of steps) {
    if (step.type !== "message") continue;
    const [left = 0, right = 0] = [indexOf(step.from), indexOf(step.to)].sort((a, b) => a - b);
    const room = textBox(step.text, 200).width + 24;
    if (right > left) gaps[right] = Math.max(gaps[right] ?? 0, room / (right - left));
  }
  let x = MARGIN + (boxes[0]?.width ?? 0) / 2 + 14;
  return boxes.map((_, index) => {
    if (index > 0) x += gaps[index] ?? 0;
    return x;
  });
}

/** Messages of the last actor to itself extend to the right of its line. */
function selfRoom(steps: readonly Step[], indexOf: (id: string) => number): number {
  const last = Math.max(0, ...steps.map((step) => (step.type === "message" ? indexOf(step.from) : 0)));
  const rooms = steps.map((step) =>
    step.type === "message" && step.from === step.to && indexOf(step.from) === last
      ? textBox(step.text, 200).width + 44
      : 0,
  );
  return Math.max(0, ...rooms);
}
