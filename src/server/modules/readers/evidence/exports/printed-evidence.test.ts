import { describe, expect, test } from 'vitest';
import { evidenceLimits } from '#shared/limits/readers.ts';
import { problems } from '#shared/problems.ts';
import { printedEvidence } from './printed-evidence.ts';
import type { ReadingGrid } from './reading-grid.ts';

const clock = { businessName: 'Lee Bakery', told: null, timeZone: 'UTC', today: '2026-11-17' };
const gridOf = (peopleCount: number, documentCount: number): ReadingGrid => {
  const documents = Array.from({ length: documentCount }, (_, index) => ({
    id: index + 1,
    documentNumber: index === 0 ? '' : `SOP-${index + 1}`,
    title: `Document ${index + 1}`,
    revision: 1,
  }));
  const people = Array.from({ length: peopleCount }, (_, index) => ({
    number: index + 1,
    name: `Person ${index + 1}`,
    role: '',
    words: new Map([[1, 'Read']]),
  }));
  return { documents, people };
};
const printed = (grid: ReadingGrid) => printedEvidence({ of: 'matrix', clock, grid });

describe('the matrix on paper', () => {
  test('has ten documents beside each other, each under its number, with a list of what they are', () => {
    const { parts } = printed(gridOf(2, 23));
    const headings = parts.flatMap((part) => (part.kind === 'heading' ? part.text : []));
    expect(headings).toEqual([
      'Documents 1 to 10 of 23',
      'Documents 11 to 20 of 23',
      'Documents 21 to 23 of 23',
    ]);
    const [list, first, , last] = parts.filter((part) => part.kind === 'table');
    expect(list?.rows.slice(0, 2)).toEqual([
      ['(1)', 'Document 1', 1],
      ['SOP-2', 'Document 2', 1],
    ]);
    expect(first?.columns.slice(0, 4).map(({ title }) => title)).toEqual(['Name', 'Role', '(1)', 'SOP-2']);
    expect(first?.rows[0]?.slice(0, 4)).toEqual(['Person 1', '', 'Read', '–']);
    expect(last?.columns).toHaveLength(5);
  });

  test('has room for 200 people and 100 documents; what is more is handed out as a workbook', () => {
    expect(printed(gridOf(200, 100)).summary).toBe('200 people, 100 documents');
    expect(() => printed(gridOf(200, evidenceLimits.maxPrintedCells / 200 + 1))).toThrow(
      problems['reading.print-too-large'].message,
    );
  });
});
