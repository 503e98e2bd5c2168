import { useId } from "react";
import type { SequenceLayout } from "./layout-sequence.ts";
import { Canvas, Label } from "./svg-parts.tsx";

const MARGIN = 12;

export function SequenceDrawing({ layout }: { layout: SequenceLayout }) {
  const arrow = useId();
  const { actors, headHeight, messages, notes, frames, height } = layout;
  return (
    <Canvas width={layout.width} height={height} arrow={arrow}>
      {actors.map(({ x, width, box }) => (
        <g key={x}>
          <line className="dg-life" x1={x} x2={x} y1={MARGIN + headHeight} y2={height - 4} />
          <rect className="dg-node" x={x - width / 2} y={MARGIN} width={width} height={headHeight} rx={6} />
          <Label box={box} x={x} y={MARGIN + headHeight / 2} />
        </g>
      ))}
      {frames.map((frame) => (
        <g key={frame.y}>
          <rect
            className="dg-group"
            x={frame.x}
            y={frame.y}
            width={frame.width}
            height={frame.height}
            rx={6}
          />
          <text className="dg-group-name" x={frame.x + 10} y={frame.y + 17}>
            {frame.title}
          </text>
          {frame.parts.map((part) => (
            <g key={part.y}>
              <line className="dg-life" x1={frame.x} x2={frame.x + frame.width} y1={part.y} y2={part.y} />
              <text className="dg-group-name" x={frame.x + 10} y={part.y + 17}>
                {part.text}
              </text>
            </g>
          ))}
        </g>
      ))}
      {notes.map(({ x, y, width, height: tall, box }) => (
        <g key={y}>
          <rect className="dg-note" x={x - width / 2} y={y} width={width} height={tall} rx={4} />
          <Label box={box} x={x} y={y + tall / 2} />
        </g>
      ))}
      {messages.map((message) => (
        <Message key={message.y} message={message} arrow={arrow} />
      ))}
    </Canvas>
  );
}

interface MessageProps {
  message: SequenceLayout["messages"][number];
  arrow: string;
}

function Message({ message: { from, to, y, box, isDotted, hasArrow }, arrow }: MessageProps) {
  const isSelf = from === to;
  const path = isSelf ? `M${from} ${y} h30 v18 H${from + 4}` : `M${from} ${y} H${to}`;
  const x = isSelf ? from + 14 + box.width / 2 : (from + to) / 2;
  return (
    <>
      <path
        className="dg-line"
        data-line={isDotted ? "dotted" : "solid"}
        d={path}
        markerEnd={hasArrow ? `url(#${arrow})` : undefined}
      />
      <Label box={box} x={x} y={y - box.height / 2 - 4} isOnLine={true} />
    </>
  );
}
