import { MAX_ROW } from './reference.ts';

/** Rows that go or repeat together, and the branches of blocks they stand in, from the sheet itself inwards. */
export type Atom = { first: number; last: number; branches: readonly number[] };

/** One appearance of an atom, beginning in the row `at`; `instances` are the appearances of the branches around it. */
export type Copy = { atom: Atom; at: number; instances: readonly number[]; isBlank?: boolean };

type Ends = { first: Copy; last: Copy };
export type Span = { first: number; last: number };

/** Where the rows of a sheet have gone. Rows asked about are those of the template; a copy given says where the asking formula stands. */
export class RowMap {
  readonly copies: readonly Copy[];
  private readonly atoms: readonly Atom[];
  private readonly endsOf = new Map<Atom, Map<number, Ends>>();

  /** `atoms` in the order of the template, without gaps; `copies` in that of the result. */
  constructor(atoms: readonly Atom[], copies: readonly Copy[]) {
    this.atoms = atoms;
    this.copies = copies;
    for (const atom of atoms) this.endsOf.set(atom, new Map());
    for (const copy of copies) this.count(copy);
  }

  private count(copy: Copy) {
    const ends = this.endsOf.get(copy.atom);
    for (const instance of copy.instances) {
      const known = ends?.get(instance);
      if (known) known.last = copy;
      else ends?.set(instance, { first: copy, last: copy });
    }
  }

  private indexOf(row: number) {
    let [low, high] = [0, this.atoms.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.atoms[middle]?.first ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /**
   * The appearances of an atom in what is around both it and the asker; all of them if nobody in particular asks. One that stands in
   * nothing else besides is settled: what comes before and after it in the template does so in the result.
   */
  private lookFor(atom: Atom, asker: Copy | undefined) {
    const depth = asker ? sharedDepth(atom.branches, asker.atom.branches) : 0;
    const ends = this.endsOf.get(atom)?.get(asker?.instances[depth] ?? 0);
    return { ends, isSettled: ends !== undefined && atom.branches.length === depth + 1 };
  }

  /** The first row that is left of these. */
  firstOf(first: number, last: number, asker?: Copy): number | undefined {
    let found: number | undefined;
    for (let index = this.indexOf(first); index < this.atoms.length; index += 1) {
      const atom = this.atoms[index];
      if (!atom || atom.first > last) break;
      const { ends, isSettled } = this.lookFor(atom, asker);
      if (ends) found = Math.min(found ?? MAX_ROW, ends.first.at + Math.max(first - atom.first, 0));
      if (isSettled) break;
    }
    return found;
  }

  /** The last row that is left of these. What reached to the end of the sheet still does. */
  lastOf(first: number, last: number, asker?: Copy): number | undefined {
    if (last === MAX_ROW) return MAX_ROW;
    let found: number | undefined;
    for (let index = this.indexOf(last); index >= 0; index -= 1) {
      const atom = this.atoms[index];
      if (!atom || atom.last < first) break;
      const { ends, isSettled } = this.lookFor(atom, asker);
      if (ends) found = Math.max(found ?? 0, ends.last.at + Math.min(last, atom.last) - atom.first);
      if (isSettled) break;
    }
    return found === undefined ? undefined : Math.min(found, MAX_ROW);
  }

  /** Where a row first appears; one that has gone, the next that is left. */
  nearestTo(row: number): number {
    for (const atom of this.atoms.slice(this.indexOf(row))) {
      const { ends } = this.lookFor(atom, undefined);
      if (ends) return ends.first.at + Math.max(row - atom.first, 0);
    }
    return row;
  }

  /** Each appearance of these rows by itself. */
  appearancesOf(first: number, last: number): Span[] {
    return this.copies.flatMap(({ atom, at }) => {
      const from = Math.max(first, atom.first);
      const to = Math.min(last, atom.last);
      if (from > to) return [];
      return [{ first: at + from - atom.first, last: Math.min(at + to - atom.first, MAX_ROW) }];
    });
  }

  /** The same rows as few spans as they make. */
  spansOf(first: number, last: number): Span[] {
    const spans: Span[] = [];
    for (const span of this.appearancesOf(first, last)) {
      const before = spans.at(-1);
      if (before && before.last + 1 === span.first) before.last = span.last;
      else spans.push({ ...span });
    }
    return spans;
  }

  /** How many blocks a row of the template stands in. */
  branchesAt(row: number): number {
    return (this.atoms[this.indexOf(row)]?.branches.length ?? 1) - 1;
  }

  /** Whether these rows can only go and repeat as one. */
  isTogether(first: number, last: number): boolean {
    return this.indexOf(first) === this.indexOf(last);
  }

  /** Which row of the template a row of the result shows. */
  originOf(row: number): { copy: Copy; row: number } | undefined {
    let [low, high] = [0, this.copies.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.copies[middle]?.at ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    const copy = this.copies[low];
    return copy && { copy, row: copy.atom.first + row - copy.at };
  }
}

/** How many branches below the sheet itself are around both. */
const sharedDepth = (one: readonly number[], other: readonly number[]) => {
  const apart = one.findIndex((branch, depth) => branch !== other[depth]);
  return (apart === -1 ? one.length : apart) - 1;
};
