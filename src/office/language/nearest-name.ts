/** The known name that an unknown one was most likely meant to be: letters missing, added, changed or swapped with their neighbour. */
export const nearestName = (name: string, known: Iterable<string>): string | undefined => {
  let found: string | undefined;
  let smallest = tolerance(name.length) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= smallest) continue;
    const distance = editDistance(name, candidate);
    if (distance >= smallest) continue;
    smallest = distance;
    found = candidate;
  }
  return found;
};

const tolerance = (length: number) => {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
};

const editDistance = (from: string, to: string) => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
};
