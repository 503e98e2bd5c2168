/** With or without one of a list, in the list's own order. */
export function toggled<Value>(all: readonly Value[], chosen: readonly Value[], value: Value): Value[] {
  return all.filter((each) => chosen.includes(each) !== (each === value));
}
