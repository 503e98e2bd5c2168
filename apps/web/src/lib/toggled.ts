/** Adds or removes one value, in the order of the full list. */
export function toggled<Value>(all: readonly Value[], chosen: readonly Value[], value: Value): Value[] {
  return all.filter((each) => chosen.includes(each) !== (each === value));
}
