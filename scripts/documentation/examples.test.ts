import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoQuestions } from '#demo/catalogue.ts';
import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { fillTemplate } from '#server/adapters/template-engine/fill-template.ts';
import { placeholdersWith } from '#server/adapters/template-engine/shop-placeholders.ts';
import { makeExample } from '#server/modules/templates/sample/examples/make-example.ts';
import type { Answers } from '#shared/contract/question.ts';
import { type ExampleFile, exampleTemplates } from '#shared/example-templates.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { readSheet } from '#tests/support/office/read-sheet.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';
import { read, ROOT } from './pages.ts';

/** How tightly a machine packs them may differ. */
const changedParts = (one: Uint8Array, other: Uint8Array) => {
  const [before, now] = [readPackage(one), readPackage(other)];
  return [...new Set([...before.names, ...now.names])].filter((name) => before.xml(name) !== now.xml(name));
};

const filled = (file: ExampleFile, answers: Answers = {}) =>
  readPackage(
    fillTemplate({
      task: 'fill',
      file: makeExample(file) ?? Buffer.alloc(0),
      kind: file.endsWith('.xlsx') ? 'xlsx' : 'docx',
      input: {
        values: { ...sampleValues, date: '2026-11-17', website: '' },
        answers,
        questions: demoQuestions,
        title: 'Fire Alarm',
      },
    }),
  );

const wordsOf = (file: ExampleFile, answers?: Answers) =>
  paragraphsOf(filled(file, answers).xml('word/document.xml'));

describe.each(exampleTemplates)('the example $file', ({ file, asks }) => {
  const made = makeExample(file) ?? Buffer.alloc(0);

  test('is what lies beside the documentation, which links to it and names what it asks', () => {
    expect(changedParts(readFileSync(join(ROOT, 'docs', 'examples', file)), made)).toEqual([]);
    const about = read('docs/templates.md')
      .split('\n')
      .find((line) => line.includes(`(examples/${file})`));
    expect(about).toBeDefined();
    for (const key of asks) expect(about).toContain(`\`${key}\``);
  });

  test('is taken where the questions are that it names, and refused where they are not', async () => {
    const isWord = file.endsWith('.docx');
    const inspect = isWord ? inspectDocx : inspectXlsx;
    const questions = demoQuestions.filter(({ key }) => asks.some((asked) => asked === key));
    expect(await (isWord ? guardDocx : guardXlsx)(made)).toBeUndefined();
    const inspection = { ...shopInspection, placeholders: placeholdersWith(questions) };
    expect(inspect(made, inspection).findings).toEqual([]);
    const without = inspect(made, { ...shopInspection, placeholders: placeholdersWith([]) });
    expect(without.findings.length > 0).toBe(asks.length > 0);
  });
});

describe('the examples, filled,', () => {
  test.each<[ExampleFile, Answers, string[]]>([
    [
      'values-and-formats.docx',
      { cooler_limit: 40 },
      [
        'Cooler temperatures',
        'Prepared for A&B <BAKERY> "BEST" on 11/17/2026.',
        'Food in our coolers stays at 40\u00A0°F or colder. The display shows 40.0.',
        'The kitchen manager reads this page again by Nov 17, 2027.',
        'Website: none',
      ],
    ],
    [
      'condition-in-a-line.docx',
      { sees_children: false },
      ['Who comes to us', 'We see adults.', 'Before anything else ask patients for name and date of birth.'],
    ],
    [
      'condition-around-paragraphs.docx',
      { kitchen_equipment: [] },
      [
        'Closing the kitchen',
        'Switch off ranges and ovens.',
        'Close the gas valve, lock the doors, write the note for the morning.',
      ],
    ],
    [
      'condition-around-table-rows.docx',
      { kitchen_equipment: ['Slicer'] },
      [
        'Cleaning plan',
        'What',
        'How often',
        'Cutting boards',
        'After each use',
        'Slicer',
        'Every 4 hours in use, taken apart',
        'Floor and drains',
        'Every evening',
      ],
    ],
    [
      'list-as-table-rows.docx',
      {
        emergency_contacts: [
          { name: 'Fire', role: 'Smoke', phone: '911' },
          { name: 'Gas', role: 'Smell' },
        ],
      },
      ['Emergency contacts', 'Who', 'For what', 'Telephone', 'Fire', 'Smoke', '911', 'Gas', 'Smell', ''],
    ],
    [
      'list-as-numbered-steps.docx',
      {
        emergency_contacts: [
          { name: 'Fire', role: 'smoke', phone: '911' },
          { name: 'Gas', role: 'smell' },
        ],
      },
      [
        'When there is an alarm',
        'Leave the building and close the doors behind you.',
        'Call Fire, 911. For: smoke.',
        'Call Gas, number beside the telephone. For: smell.',
        'Wait at the entrance and show the way.',
      ],
    ],
    [
      'condition-around-a-section.docx',
      { sees_children: false },
      [
        'Vital signs of adults',
        'Take blood pressure after five minutes at rest, twice, one minute apart.',
        '',
        'When to call the clinician',
        'Call at once when a value is outside the limits or the patient looks ill.',
      ],
    ],
    [
      'the-document-itself.docx',
      {},
      [
        'Fire Alarm',
        'Of this document',
        'Printed',
        'Number',
        'none yet',
        'Revision',
        '1',
        'Status',
        'Draft',
        'Approved by',
        'Not yet approved',
        'Effective',
        'On approval',
        'Next review',
        'On approval',
        'First issue.',
      ],
    ],
  ])('%s reads as its page says', (file, answers, words) => {
    expect(wordsOf(file, answers)).toEqual(words);
  });

  test('keep the other side of a condition', () => {
    expect(wordsOf('condition-in-a-line.docx')[1]).toBe('We see adults and children.');
    expect(wordsOf('condition-around-paragraphs.docx')).toContain('Put the lid on. Nobody carries hot oil.');
    expect(wordsOf('condition-around-a-section.docx')).toContain('Vital signs of children');
  });

  test('rows-of-a-workbook.xlsx has a row per contact, and a formula that counts them', () => {
    const cells = readSheet(filled('rows-of-a-workbook.xlsx').xml('xl/worksheets/sheet1.xml'));
    const emergency = ['A4', 'B4', 'A6', 'B6', 'A8'].map((place) => cells.get(place)?.text);
    expect(emergency).toEqual(['Emergency services', '911', 'Health department', '', 'Numbers to test']);
    expect(cells.get('B8')?.formula).toBe('ROWS(A4:A7)');
  });
});
