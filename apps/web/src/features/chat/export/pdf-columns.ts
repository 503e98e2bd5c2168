/** Column widths of a table: the wanted widths, shared fairly where the total is not enough. */
export function columnWidths(wanted: readonly number[], total: number): number[] {
  const sum = wanted.reduce((all, width) => all + width, 0);
  if (sum <= total) return wanted.map((width) => width + (total - sum) / wanted.length);
  // Narrow columns keep their wanted width; the wide ones share the rest.
  const fair = total / wanted.length;
  const narrow = wanted.filter((width) => width <= fair);
  const rest = total - narrow.reduce((all, width) => all + width, 0);
  const wide = wanted.filter((width) => width > fair).reduce((all, width) => all + width, 0);
  return wanted.map((width) => (width <= fair ? width : (width / wide) * rest));
}
