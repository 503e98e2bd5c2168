import { type ReactNode, useId, useState } from "react";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { cx } from "../cx.ts";

interface ChartCardProps {
  title: string;
  hint?: string | undefined;
  tools?: ReactNode;
  /** The same data as a table; without a table there is no view switch. */
  table?: ReactNode;
  words?: { showTable: string; showChart: string };
  className?: string;
  children: ReactNode;
}

/** A chart with its title and a button that shows the data as a table. */
export function ChartCard({ title, hint, tools, table, words, className, children }: ChartCardProps) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card className={cx("p-5", className)} role="group" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {hint && <p className="text-xs text-text-subtle">{hint}</p>}
        </div>
        <div className="-my-1 flex flex-wrap items-center gap-1">
          {tools}
          {table && words && (
            <Button size="sm" variant="ghost" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? words.showChart : words.showTable}
            </Button>
          )}
        </div>
      </div>
      {isTable ? table : children}
    </Card>
  );
}
