import { describe, expect, test } from 'vitest';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { field, fieldChar, instruction, p, paragraph, r } from '#tests/support/office/word-markup.ts';
import { prepareForOffice } from '#office/prepare-for-office.ts';

const merged = field([' MERGEFIELD State '], r('«State»'));
const condition = (code: string, shown: string) =>
  fieldChar('begin') + code + fieldChar('separate') + shown + fieldChar('end');
const prepared = (content: string) => {
  const xml = readPackage(prepareForOffice(buildDocx({ body: paragraph(content) }))).xml(BODY);
  return { xml, text: paragraphsOf(xml).join('') };
};

describe('an IF field of Word', () => {
  test.each([
    ['what it showed last', condition(instruction(' IF 1 = 2 "A" "B" '), r('B')), 'B'],
    ['nothing where it showed nothing', condition(instruction(' IF 1 = 2 "never" "" '), ''), ''],
    [
      'nothing where it was never worked out',
      fieldChar('begin') + instruction(' IF 1 = 1 "A" "B" ') + fieldChar('end'),
      '',
    ],
    [
      'not what it asks about',
      condition(instruction(' IF ') + merged + instruction(' = "CA" "Yes" "No" '), r('No')),
      'No',
    ],
    [
      'not the fields among its choices, but one that it shows',
      condition(instruction(' IF 1 = 1 "') + merged + instruction('" "" '), merged),
      '«State»',
    ],
    [
      'the one of another that it is the choice of, once',
      condition(
        instruction(' IF 1 = 1 "') +
          condition(instruction(' if 2 = 2 "x" "y" '), r('x')) +
          instruction('" "" '),
        r('x'),
      ),
      'x',
    ],
    [
      'the same where it is written in short',
      `<w:fldSimple w:instr=" IF 1 = 2 A B ">${r('B')}</w:fldSimple>`,
      'B',
    ],
  ])('is printed as %s', (_, content, shown) => {
    const { xml, text } = prepared(r('(') + content + r(')'));
    expect(text).toBe(`(${shown})`);
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).not.toMatch(/\bIF\b/i);
  });

  test('is frozen in headers, too', () => {
    const header = paragraph(condition(instruction(' IF 1 = 2 "never" "" '), ''));
    const file = prepareForOffice(buildDocx({ headers: { default: header } }));
    expect(readPackage(file).xml('word/header1.xml')).not.toContain('instrText');
  });

  test('leaves other fields, and words like IF, as they are', () => {
    const file = buildDocx({ body: p('IF it rains') + paragraph(field([' DATE '], r('x'))) });
    expect(prepareForOffice(file)).toBe(file);
  });
});
