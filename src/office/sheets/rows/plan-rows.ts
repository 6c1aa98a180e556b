import { chooseBranches } from '#office/blocks/choose-branches.ts';
import type { Scope } from '#office/language/scope.ts';
import { type Atom, type Copy, RowMap } from '#office/sheets/references/row-map.ts';
import type { Branch, NestedBlock } from './nest-row-blocks.ts';
import type { TableRange } from './read-fixed-ranges.ts';

/** A copy with what names mean in it. */
export type PlannedCopy = Copy & { scope: Scope };

export type RowPlan = { map: RowMap; copies: readonly PlannedCopy[] };

type Piece = Atom | Choice;
type Choice = { block: NestedBlock; branches: Piece[][] };

/** Decides which rows of a sheet appear, how often and in what order. */
export const planRows = (sheet: Branch, scope: Scope, tables: readonly TableRange[]): RowPlan => {
  const atoms: Atom[] = [];
  const pieces = cut(sheet, [sheet.id], atoms);
  const copies: PlannedCopy[] = [];
  let count = 0;
  const play = (played: readonly Piece[], names: Scope, instances: readonly number[]) => {
    for (const piece of played) {
      if (!('block' in piece)) {
        copies.push({ atom: piece, at: 0, instances, scope: names });
        continue;
      }
      for (const { index, scope: inner } of chooseBranches(piece.block.block, names))
        play(piece.branches[index] ?? [], inner, [...instances, (count += 1)]);
    }
  };
  play(pieces, scope, [sheet.id]);
  for (const table of tables) keepOneRow(table, atoms, copies, scope);
  const numbered = numberRows(copies);
  return { map: new RowMap(atoms, numbered), copies: numbered };
};

/** Cuts a branch where its blocks begin and end. Rows that nothing but tags stand in belong to no branch. */
const cut = (branch: Branch, branches: readonly number[], atoms: Atom[]): Piece[] => {
  const pieces: Piece[] = [];
  let next = branch.first;
  const reach = (last: number) => {
    if (next > Math.min(last, branch.last)) return undefined;
    const atom = { first: next, last: Math.min(last, branch.last), branches };
    atoms.push(atom);
    next = atom.last + 1;
    return atom;
  };
  const keep = (last: number) => {
    const atom = reach(last);
    if (atom) pieces.push(atom);
  };
  for (const block of branch.blocks) {
    keep(block.first - 1);
    const inner = block.branches.map((each) => {
      reach(each.first - 1);
      const cutInner = cut(each, [...branches, each.id], atoms);
      next = Math.max(next, each.last + 1);
      return cutInner;
    });
    pieces.push({ block, branches: inner });
    reach(block.last);
  }
  keep(branch.last);
  return pieces;
};

/** Excel takes a table without any row for damaged, so that one is left, and empty. */
const keepOneRow = (
  { firstData, lastData }: TableRange,
  atoms: readonly Atom[],
  copies: PlannedCopy[],
  scope: Scope,
) => {
  const isOfTable = ({ first, last }: Atom) => firstData <= last && first <= lastData;
  if (firstData > lastData || copies.some(({ atom }) => isOfTable(atom))) return;
  const [model] = atoms
    .filter(isOfTable)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other) || other.branches.length - one.branches.length);
  const below = copies.findIndex(({ atom }) => atom.first > lastData);
  if (model) copies.splice(below, 0, { atom: model, at: 0, instances: [0], scope, isBlank: true });
};

const lengthOf = ({ first, last }: Atom) => last - first + 1;

const numberRows = (copies: readonly PlannedCopy[]): PlannedCopy[] => {
  let next = 1;
  return copies.map((copy) => {
    const at = next;
    next += lengthOf(copy.atom);
    return { ...copy, at };
  });
};
