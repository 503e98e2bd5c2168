import { useEffect, useRef, useState } from "react";
import { inTime } from "../../../local-db/write-behind.ts";
import { createLongPress } from "./long-press.ts";

/** A finger that rests on a row calls the function with the row's id. */
export function useLongPress(onLongPress: (rowId: string) => void) {
  // The press lasts longer than a render, so it must call the function of the latest one.
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  const [press] = useState(() =>
    createLongPress({
      after: inTime,
      onLongPress: (rowId) => latest.current(rowId),
    }),
  );
  useEffect(() => press.end, [press]);
  return press;
}
