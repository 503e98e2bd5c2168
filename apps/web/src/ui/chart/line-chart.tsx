import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { type ChartPlace, type ChartSeries, colourOf } from "./chart-types.ts";
import { LineDrawing, placeAt } from "./line-drawing.tsx";
import { useWidth } from "./use-width.ts";

interface LineChartProps {
  label: string;
  places: readonly ChartPlace[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Shorter format for the axis. */
  formatTick?: (value: number) => string;
  /** False where fractional values are meaningful. */
  isWhole?: boolean;
}

const HEIGHT = 260;
const PHONE_HEIGHT = 200;
const ROOM_FOR_NAMES = 520;

/**
 * Lines over time. Pointer and arrow keys select a point; its values are shown above the chart, where they
 * cover no data.
 */
export function LineChart({
  label,
  places,
  series,
  format,
  formatTick = format,
  isWhole = true,
}: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>(640);
  const [wanted, setWanted] = useState<number | null>(null);
  const last = places.length - 1;
  const chosen = Math.min(wanted ?? last, last);
  const hasNames = width >= ROOM_FOR_NAMES && series.length > 1;
  const nameRoom = hasNames ? Math.max(...series.map(({ name }) => name.length)) * 6.5 + 18 : 8;
  const place = places[chosen];
  const spoken = series.map(({ name, values }) => `${name} ${written(values[chosen], format)}`).join(", ");

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setWanted(placeAt(event.clientX - box.left, places.length, { left: 40, right: width - nameRoom }));
  }

  function handleKey(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowLeft: chosen - 1,
      ArrowRight: chosen + 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setWanted(Math.min(last, Math.max(0, next)));
  }

  return (
    <div>
      <p className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-xs" aria-hidden="true">
        <span className="font-medium">{place?.title}</span>
        {series.map(({ name, colour, values }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span className="size-[7px] rounded-full" style={{ background: colourOf(colour) }} />
            <span className="text-text-muted">{name}</span>
            <span className="tabular-nums">{written(values[chosen], format)}</span>
          </span>
        ))}
      </p>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, chosen)}
        aria-valuetext={`${place?.title ?? ""}: ${spoken}`}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={(event) => event.pointerType === "mouse" && setWanted(null)}
        onKeyDown={handleKey}
        className="mt-2 touch-pan-y rounded-sm"
      >
        <LineDrawing
          places={places}
          series={series}
          chosen={chosen}
          width={width}
          isWhole={isWhole}
          nameRoom={nameRoom}
          height={width < ROOM_FOR_NAMES ? PHONE_HEIGHT : HEIGHT}
          format={formatTick}
        />
      </div>
    </div>
  );
}

const written = (value: number | null | undefined, format: (value: number) => string) =>
  value == null ? "–" : format(value);
