import { describe, expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { withFigures } from './readme.ts';
import { type BenchResult, mergeResults, type Results } from './results.ts';
import { figureText, keepsPromise, promiseText, type Row } from './row.ts';
import { markdownOf, tableOf } from './table.ts';

const quick: Row = { name: 'list, p99', figure: 12.34, unit: 'ms', promise: 50, chart: 'p99' };
const slow: Row = { name: 'search <a|b>, p99', figure: 123.4, unit: 'ms', promise: 50, chart: 'p99' };
const missing: Row = { name: 'native', figure: null, unit: 's', note: 'no LibreOffice', chart: 'order' };

const resultOf = (rows: Row[]): BenchResult => ({
  measuredAt: '2026-11-15T12:00:00.000Z',
  seconds: 61.4,
  machine: { processor: 'Some CPU', cores: 2, memoryGb: 24, node: 'v24.0.0', system: 'linux x64' },
  rows,
});

describe('a row', () => {
  test('keeps its promise when it is at most, or where it is a floor at least, what was promised', () => {
    expect(keepsPromise(quick)).toBe(true);
    expect(keepsPromise(slow)).toBe(false);
    expect(keepsPromise({ name: 'home', figure: 95, unit: 'points', promise: 90, isFloor: true })).toBe(true);
    expect(keepsPromise({ name: 'home', figure: 89, unit: 'points', promise: 90, isFloor: true })).toBe(
      false,
    );
    expect(keepsPromise(missing)).toBeUndefined();
  });

  test('is told with its unit', () => {
    expect([quick, slow, missing].map(figureText)).toEqual(['12.3 ms', '123 ms', 'not measured']);
    expect(figureText({ name: 'ratio', figure: 0.306, unit: 'x' })).toBe('x0.31');
    expect(promiseText(quick)).toBe('at most 50 ms');
  });
});

describe('the report', () => {
  test('says in the terminal what was promised and what was not kept', () => {
    expect(tableOf([quick, slow])).toBe(
      '  list, p99          12.3 ms  at most 50 ms  kept\n  search <a|b>, p99   123 ms  at most 50 ms  not kept\n',
    );
  });

  test('replaces the figures of what was measured and leaves the others', () => {
    const old: Results = { catalog: resultOf([slow]), order: resultOf([missing]), gone: resultOf([]) };
    const merged = mergeResults(old, { catalog: resultOf([quick]) }, ['catalog', 'fill', 'order']);
    expect(merged).toEqual({ catalog: resultOf([quick]), order: resultOf([missing]) });
  });

  test('writes between the marks of the page only, and can be written again', () => {
    const page =
      'Before.\n\n<!-- figures: written by npm run bench -->\n\nOld.\n\n<!-- end of figures -->\n\nAfter.\n';
    const written = withFigures(page, { catalog: resultOf([quick, slow]) });
    expect(written).toMatch(/^Before\.\n\n<!-- figures.*\n\n### catalog\n\nMeasured on 2026-11-15 in 61 s/);
    expect(written).toContain('Some CPU, 2 cores, 24 GB, Node v24.0.0');
    expect(written).toContain(markdownOf([quick, slow]));
    expect(written).not.toContain('Old.');
    expect(written).toMatch(/After\.\n$/);
    expect(withFigures(written, { catalog: resultOf([quick, slow]) })).toBe(written);
  });

  test('draws a bar for each figure with its promise, and nothing for what was not measured', () => {
    const chart = chartOf({ catalog: resultOf([quick, slow]), order: resultOf([missing]) });
    expect(chart).toContain('search &#60;a|b&#62;, p99');
    expect(chart.match(/promised: at most 50 ms/g)).toHaveLength(2);
    expect(chart).not.toContain('native');
    expect(chart).not.toContain('NaN');
  });
});
