import { type Reference, withRows } from './reference.ts';
import type { Copy, RowMap } from './row-map.ts';

/**
 * Where a reference leads after rows went or were repeated; nothing if all of it went. A formula of a repeated row means its own copy
 * of a row, unless it fixed the row (`B$6`): then the first one, so that `SUM(B$6:B6)` runs on. A range takes in all copies.
 */
export const moveReference = (reference: Reference, map: RowMap, asker?: Copy): Reference | undefined => {
  const { from, to } = upright(reference);
  if (from.row === 0) return reference;
  const first = map.firstOf(from.row, to?.row ?? from.row, from.isRowFixed ? undefined : asker);
  if (first === undefined) return undefined;
  if (!to) return first === from.row ? reference : withRows(reference, first, first);
  const last = map.lastOf(from.row, to.row, to.isRowFixed ? undefined : asker);
  if (last === undefined) return undefined;
  if (first === from.row && last === to.row) return reference;
  return withRows({ from, to }, Math.min(first, last), Math.max(first, last));
};

const upright = ({ from, to }: Reference): Reference =>
  to && to.row < from.row
    ? {
        from: { ...from, row: to.row, isRowFixed: to.isRowFixed },
        to: { ...to, row: from.row, isRowFixed: from.isRowFixed },
      }
    : { from, to };
