import { useRef } from "react";

/** Whether something was ever true: what has been opened once stays mounted, so that it can fade out. */
export function useEver(isTrue: boolean): boolean {
  const wasTrue = useRef(false);
  if (isTrue) wasTrue.current = true;
  return wasTrue.current;
}
