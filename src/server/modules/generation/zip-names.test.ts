import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zipNames } from './zip-names.ts';

describe('the names in a ZIP', () => {
  test('stand in a folder per format', () => {
    expect(
      zipNames([
        { name: 'Opening', format: 'pdf' },
        { name: 'Opening', format: 'docx' },
        { name: 'Opening', format: 'xlsx' },
      ]),
    ).toEqual(['PDF/Opening.pdf', 'Word/Opening.docx', 'Excel/Opening.xlsx']);
  });

  test('are told apart where documents share a name, in any letter case', () => {
    expect(
      zipNames([
        { name: 'Opening', format: 'pdf' },
        { name: 'opening', format: 'pdf' },
        { name: 'Opening', format: 'pdf' },
      ]),
    ).toEqual(['PDF/Opening.pdf', 'PDF/opening (2).pdf', 'PDF/Opening (3).pdf']);
  });

  test.each([
    ['../../etc/passwd', 'PDF/_.._etc_passwd.pdf'],
    ['a/b\\c:d', 'PDF/a_b_c_d.pdf'],
    ['Line\r\nbreak', 'PDF/Line__break.pdf'],
    ['...', 'PDF/document.pdf'],
    ['Plan 100%', 'PDF/Plan 100%.pdf'],
    ['手順書', 'PDF/手順書.pdf'],
  ])('are safe to unpack: %j becomes %j', (name, expected) => {
    expect(zipNames([{ name, format: 'pdf' }])).toEqual([expected]);
  });

  test('are always one step below their folder and never the same', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (given) => {
        const names = zipNames(given.map((name) => ({ name: name.toWellFormed(), format: 'pdf' })));
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^PDF\/[^./\\\s][^/\\]*\.pdf$/u);
      }),
    );
  });
});
