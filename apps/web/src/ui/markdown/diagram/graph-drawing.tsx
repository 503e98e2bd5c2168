import { useId } from "react";
import type { GraphLayout, Place } from "./layout-graph.ts";
import { Canvas, Label } from "./svg-parts.tsx";

export function GraphDrawing({ layout }: { layout: GraphLayout }) {
  const arrow = useId();
  return (
    <Canvas width={layout.width} height={layout.height} arrow={arrow}>
      {layout.groups.map(({ group, x, y, width, height }) => (
        <g key={group.id}>
          <rect
            className="dg-group"
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={9}
          />
          <text className="dg-group-name" x={x - width / 2 + 10} y={y - height / 2 + 16}>
            {group.label}
          </text>
        </g>
      ))}
      {layout.edges.map(({ edge, points }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never changes.
          key={index}
          className="dg-line"
          data-line={edge.line}
          d={smooth(points)}
          markerEnd={edge.ends === "none" ? undefined : `url(#${arrow})`}
          markerStart={edge.ends === "both" ? `url(#${arrow})` : undefined}
        />
      ))}
      {layout.nodes.map(({ node, box, ...place }) => (
        <g key={node.id}>
          <Outline shape={node.shape} place={place} />
          <Label box={box} x={place.x} y={place.y} />
        </g>
      ))}
      {layout.edges.map(
        ({ label }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never changes.
          label && <Label key={index} box={label.box} x={label.x} y={label.y} isOnLine={true} />,
      )}
    </Canvas>
  );
}

type Shape = GraphLayout["nodes"][number]["node"]["shape"];

function Outline({ shape, place: { x, y, width, height } }: { shape: Shape; place: Place }) {
  const left = x - width / 2;
  const top = y - height / 2;
  switch (shape) {
    case "diamond":
      return (
        <path
          className="dg-node"
          d={`M${x} ${top} L${x + width / 2} ${y} L${x} ${top + height} L${left} ${y} Z`}
        />
      );
    case "circle":
      return <circle className="dg-node" cx={x} cy={y} r={width / 2} />;
    case "start":
      return <circle className="dg-point" cx={x} cy={y} r={7} />;
    case "end":
      return (
        <>
          <circle className="dg-node" cx={x} cy={y} r={8.5} />
          <circle className="dg-point" cx={x} cy={y} r={5} />
        </>
      );
    case "store":
      return (
        <>
          <path
            className="dg-node"
            d={`M${left} ${top + 6} a${width / 2} 6 0 0 1 ${width} 0 V${top + height - 6} a${width / 2} 6 0 0 1 ${-width} 0 Z`}
          />
          <path className="dg-line" d={`M${left} ${top + 6} a${width / 2} 6 0 0 0 ${width} 0`} />
        </>
      );
    case "box":
    case "round":
      return (
        <rect
          className="dg-node"
          x={left}
          y={top}
          width={width}
          height={height}
          rx={shape === "round" ? Math.min(18, height / 2) : 6}
        />
      );
  }
}

/** A path through the points with rounded corners. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const last = rest.at(-1) ?? first;
  let path = `M${first.x} ${first.y}`;
  rest.slice(0, -1).forEach((point, index) => {
    const next = rest[index + 1] ?? last;
    path += ` Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  return `${path} L${last.x} ${last.y}`;
}
