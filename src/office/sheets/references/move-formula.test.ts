import { describe, expect, test } from 'vitest';
import { moveFormula, shiftFormula } from './move-formula.ts';
import { MAX_ROW } from './reference.ts';
import { type Atom, type Copy, RowMap } from './row-map.ts';

/** Row 5 opens a list and row 7 closes it; row 6 appears `times`. */
const repeated = (times: number) => {
  const atoms: Atom[] = [
    { first: 1, last: 4, branches: [0] },
    { first: 5, last: 5, branches: [0] },
    { first: 6, last: 6, branches: [0, 1] },
    { first: 7, last: 7, branches: [0] },
    { first: 8, last: MAX_ROW, branches: [0] },
  ];
  const [above, , row, , below] = atoms as [Atom, Atom, Atom, Atom, Atom];
  const rows = Array.from({ length: times }, (_, index): Copy => ({
    atom: row,
    at: 5 + index,
    instances: [0, index + 1],
  }));
  const copies = [
    { atom: above, at: 1, instances: [0] },
    ...rows,
    { atom: below, at: 5 + times, instances: [0] },
  ];
  return new RowMap(atoms, copies);
};

const move = (formula: string, { times = 3, sheet = 'Temps', copy = 0 } = {}) => {
  const map = repeated(times);
  const moved = (name: string) => (name.toLowerCase() === 'temps' ? map : undefined);
  return moveFormula(formula, moved, { sheet, copy: copy === 0 ? undefined : map.copies[copy] });
};

describe('a formula below repeated rows', () => {
  test.each([
    ['A1+$B$4', 'A1+$B$4'],
    ['A8', 'A8'],
    ['SUM(B5:B7)', 'SUM(B5:B7)'],
    ['SUM(B6:B6)', 'SUM(B5:B7)'],
    ['SUM(B1:B6)', 'SUM(B1:B7)'],
    ['SUM(B7:B20)', 'SUM(B8:B20)'],
    ['B6', 'B5'],
    ['$6:$6', '$5:$7'],
    ['A:C', 'A:C'],
    ['B1:B1048576', 'B1:B1048576'],
    ['Other!B6+Temps!B6', 'Other!B6+Temps!B5'],
    ["'Temps'!$B$6:$C$6", "'Temps'!$B$5:$C$7"],
    ['"B6"&B6', '"B6"&B5'],
    ['"a""B6"&B6', '"a""B6"&B5'],
    ['LOG10(B6)+B6X+XFE6+_B6+B6.1', 'LOG10(B5)+B6X+XFE6+_B6+B6.1'],
    ['Table1[[#This Row],[B6]]+B6', 'Table1[[#This Row],[B6]]+B5'],
    ['1E6+B6', '1E6+B5'],
    ['B6:INDEX(C:C,6)', 'B5:INDEX(C:C,6)'],
    ['SUM(Jan:Mar!B6)', 'SUM(Jan:Mar!B6)'],
    ['B6#+@B6', 'B5#+@B5'],
    ["'It''s'!B6", "'It''s'!B6"],
    ['B7:B6', 'B5:B7'],
  ])('%s becomes %s', (formula, moved) => {
    expect(move(formula)).toBe(moved);
  });

  test('refers to nothing where all of the rows went', () => {
    expect(move('SUM(B5:B7)+B6+B9+SUM(B1:B9)', { times: 0 })).toBe('SUM(#REF!)+#REF!+B6+SUM(B1:B6)');
    expect(move('Temps!$B$6', { times: 0, sheet: 'Other' })).toBe('Temps!#REF!');
  });

  test('of another sheet is left alone unless it names the sheet', () => {
    expect(move('B6+temps!B9', { sheet: 'Other', times: 5 })).toBe('B6+temps!B11');
  });
});

describe('a formula of a repeated row', () => {
  test('means the row it stands in', () => {
    expect(move('B6*$C6+SUM(D6:F6)', { copy: 2 })).toBe('B6*$C6+SUM(D6:F6)');
    expect(move('B6*$C6+SUM(D6:F6)', { copy: 3 })).toBe('B7*$C7+SUM(D7:F7)');
  });

  test('runs on from the first one where it fixes that', () => {
    expect(move('SUM(C$6:C6)', { copy: 3 })).toBe('SUM(C$5:C7)');
  });

  test('finds its share of them all', () => {
    expect(move('C6/SUM(C$6:C$6)', { copy: 2 })).toBe('C6/SUM(C$5:C$7)');
  });

  test('means what is outside of the list as before', () => {
    expect(move('B6*B$2+B9', { copy: 2 })).toBe('B6*B$2+B9');
  });
});

describe('a formula that cells share', () => {
  test('is written out for each of them', () => {
    expect(shiftFormula('B6*$B$1+B$1+$B6', 2, 1)).toBe('C8*$B$1+C$1+$B8');
  });

  test('refers to nothing beyond the edge of the sheet', () => {
    expect(shiftFormula('A1+B2', -1, 0)).toBe('#REF!+B1');
  });
});
