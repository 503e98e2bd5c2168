import { useId } from "react";
import { type ChartPlace, type ChartSeries, colourOf } from "./chart-types.ts";
import { labelledPlaces, niceScale, spreadLabels } from "./scale.ts";

interface LineDrawingProps {
  places: readonly ChartPlace[];
  series: readonly ChartSeries[];
  chosen: number;
  width: number;
  height: number;
  format: (value: number) => string;
  isWhole: boolean;
  /** Space at the right for the series labels. */
  nameRoom: number;
}

const TOP = 10;
const BOTTOM = 22;
const LABEL_WIDTH = 64;
const CHAR_WIDTH = 6;

/** The SVG only; screen readers use the slider around it or the data table. */
export function LineDrawing(props: LineDrawingProps) {
  const { places, series, chosen, width, height, format, isWhole, nameRoom } = props;
  const gradient = useId();
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const { top, ticks } = niceScale(largest, 4, { isWhole });
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * CHAR_WIDTH + 10;
  const right = width - nameRoom;
  const floor = height - BOTTOM;
  const x = (at: number) =>
    places.length < 2 ? (left + right) / 2 : left + (at / (places.length - 1)) * (right - left);
  const y = (value: number) => floor - (value / top) * (floor - TOP);
  const labelled = labelledPlaces(places.length, Math.max(2, Math.floor((right - left) / LABEL_WIDTH)));
  const last = places.length - 1;
  const nameYs = spreadLabels(
    series.map(({ values }) => y(values[last] ?? 0)),
    14,
  );
  const first = series[0];
  return (
    <svg width={width} height={height} aria-hidden="true" className="block text-2xs select-none">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colourOf(first?.colour ?? "1")} stopOpacity=".16" />
          <stop offset="1" stopColor={colourOf(first?.colour ?? "1")} stopOpacity="0" />
        </linearGradient>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${right}`}
            stroke={tick === 0 ? "var(--border-strong)" : "var(--chart-grid)"}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--text-subtle)">
            {format(tick)}
          </text>
        </g>
      ))}
      {labelled.map((at) => (
        <text key={at} x={x(at)} y={height - 4} textAnchor={anchorOf(at, last)} fill="var(--text-subtle)">
          {places[at]?.label}
        </text>
      ))}
      {first && last > 0 && <path d={areaOf(first.values, x, y, floor)} fill={`url(#${gradient})`} />}
      {series.map(({ name, colour, values }, at) => (
        <g key={name}>
          <path
            d={lineOf(values, x, y)}
            fill="none"
            stroke={colourOf(colour)}
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {values[last] != null && (
            <circle cx={x(last)} cy={y(values[last])} r="3.5" fill={colourOf(colour)} />
          )}
          {nameRoom > 0 && series.length > 1 && (
            <text x={right + 10} y={(nameYs[at] ?? 0) + 4} fill="var(--text)" className="font-medium">
              {name}
            </text>
          )}
        </g>
      ))}
      <path d={`M${x(chosen)} ${TOP}V${floor}`} stroke="var(--border-strong)" strokeDasharray="2 3" />
      {series.map(({ name, colour, values }) => {
        const value = values[chosen];
        if (value == null) return null;
        return (
          <circle
            key={name}
            cx={x(chosen)}
            cy={y(value)}
            r="4"
            fill="var(--surface-raised)"
            stroke={colourOf(colour)}
            strokeWidth="2"
          />
        );
      })}
    </svg>
  );
}

/** The index of the point nearest to a horizontal position. */
export function placeAt(
  pointX: number,
  count: number,
  { left, right }: { left: number; right: number },
): number {
  if (count < 2) return 0;
  const at = Math.round(((pointX - left) / (right - left)) * (count - 1));
  return Math.min(count - 1, Math.max(0, at));
}

function anchorOf(at: number, last: number) {
  if (at === 0) return "start";
  return at === last ? "end" : "middle";
}

type Place = (at: number) => number;

/** Null values break the line. */
function lineOf(values: readonly (number | null)[], x: Place, y: Place): string {
  let isDrawing = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isDrawing = false;
        return "";
      }
      const command = isDrawing ? "L" : "M";
      isDrawing = true;
      return `${command}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}

function areaOf(values: readonly (number | null)[], x: Place, y: Place, floor: number): string {
  if (values.includes(null)) return "";
  return `${lineOf(values, x, y)}L${x(values.length - 1).toFixed(1)} ${floor}L${x(0).toFixed(1)} ${floor}z`;
}
