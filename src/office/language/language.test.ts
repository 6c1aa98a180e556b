import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageNames, languageValues } from '#tests/support/office/language/language-names.ts';
import { checkTag } from './check-tag.ts';
import { evaluateTest } from './evaluate-test.ts';
import { parseTag } from './parse-tag.ts';
import { namesOnly, outerScope, printTag, rowNamesOnly } from './scope.ts';

const scope = outerScope({ placeholders: languageNames, values: languageValues });

const print = (written: string) => {
  const tag = parseTag(written);
  return tag.type === 'value' ? printTag(scope, tag) : tag.type;
};

const holds = (written: string) => {
  const tag = parseTag(`#if ${written}`);
  return tag.type === 'if' ? evaluateTest(tag.test, scope) : tag;
};

const mistakesOf = (written: string) =>
  checkTag(parseTag(written), namesOnly(languageNames)).problems.map((problem) =>
    'unknown' in problem ? `unknown: ${problem.unknown}` : problem.mistake,
  );

describe('a value', () => {
  test.each([
    ['business_name', 'Ann’s Café'],
    ['Business-Name', 'Ann’s Café'],
    ['cooler limit', '41.5\u00a0°F'],
    ['staff_count', '12,500'],
    ['fryer', 'Yes'],
    ['grill', 'No'],
    ['service', 'Takeaway'],
    ['meals', 'Breakfast, Lunch and Dinner'],
    ['gear', 'Oven, Mixer and Slicer'],
    ['contacts', ''],
    ['opened', 'January 31, 2026'],
    ['effective_date', 'On approval'],
    ['nobody', ''],
  ])('is printed in the way of its kind: %s as %s', (written, printed) => {
    expect(print(written)).toBe(printed);
  });

  test.each([
    ['business_name | upper', 'ANN’S CAFÉ'],
    ['business_name | lower', 'ann’s café'],
    ['service | upper | sentence', 'Takeaway'],
    ['business_name | initials', 'AC'],
    ['business_name | shorten: 10', 'Ann’s Café'],
    ['meals | shorten: 20', 'Breakfast, Lunch…'],
    ['opened | date: long', 'January 31, 2026'],
    ['opened | date: medium', 'Jan 31, 2026'],
    ['opened | date: short', '01/31/2026'],
    ['opened | date: iso', '2026-01-31'],
    ['opened | plus 10 days', 'February 10, 2026'],
    ['opened | plus 2 weeks | date: iso', '2026-02-14'],
    ['opened | plus 1 month | date: iso', '2026-02-28'],
    ['opened | plus 3 months | date: iso', '2026-04-30'],
    ['opened | plus 25 months | date: iso', '2028-02-29'],
    ['opened | plus 1 year', 'January 31, 2027'],
    ['effective_date | plus 12 months', 'On approval'],
    ['effective_date | date: iso', 'On approval'],
    ['cooler_limit | number: 0', '42'],
    ['cooler_limit | number: 2', '41.50'],
    ['staff_count | money', '$12,500.00'],
    ['meals | comma list', 'Breakfast, Lunch, Dinner'],
    ['meals | bullet list', '• Breakfast\n• Lunch\n• Dinner'],
    ['gear | bullet list | upper', '• OVEN\n• MIXER\n• SLICER'],
    ['website | or: none yet', 'none yet'],
    ['website | or: “none | yet”', 'none | yet'],
    ['business_name | or: none', 'Ann’s Café'],
    ['contacts | or: nobody', 'nobody'],
  ])('is printed as its formats say: %s', (written, printed) => {
    expect(print(written)).toBe(printed);
  });

  test('of the last day of a month stays on the last day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (one, other) => {
        const [once, twice] = [
          print(`opened | plus ${one} months | plus ${other} months`),
          print(`opened | plus ${one + other} months`),
        ];
        expect(once).toBe(twice);
      }),
    );
  });
});

describe('a test', () => {
  test.each([
    ['fryer', true],
    ['grill', false],
    ['not grill', true],
    ['website', false],
    ['business_name', true],
    ['cooler_limit', true],
    ['gear', true],
    ['contacts', false],
    ['service is "takeaway "', true],
    ['service is not “Dine in”', true],
    ['fryer is "yes"', true],
    ['fryer is "no"', false],
    ['cooler_limit is "41.5"', true],
    ['meals includes "lunch"', true],
    ['meals includes “Brunch”', false],
    ['cooler_limit >= 41.5', true],
    ['cooler_limit > 41.5', false],
    ['cooler_limit < 50', true],
    ['cooler_limit <= 41', false],
    ['cooler_limit ≥ 40', true],
    ['opened >= 2026-01-01', true],
    ['opened < "2026-01-01"', false],
    ['effective_date < 2099-01-01', false],
    ['fryer and not grill', true],
    ['grill and fryer', false],
    ['grill or fryer', true],
    ['grill or website or contacts', false],
    ['service is "salt and pepper or not"', false],
  ])('holds or not: %s', (written, expected) => {
    expect(holds(written)).toBe(expected);
  });
});

describe('the check of a tag finds', () => {
  test.each([
    ['fryr', ['unknown: fryr']],
    ['#if fryr', ['unknown: fryr']],
    ['#if fryer and gril', ['unknown: gril']],
    ['#each fryr', ['unknown: fryr']],
    ['#each fryer', ['{{#each fryer}} wants a list, and fryer is a yes or no.']],
    ['#each', ['Say which list to repeat for, such as {{#each equipment}}.']],
    ['#if', ['Say what to test, such as {{#if website}}.']],
    [
      '#if fryer and grill or website',
      ['Use either “and” or “or” in one tag. For both, put one {{#if}} into another.'],
    ],
    ['#if service is Takeaway', ['Put what follows “is” into quotes: {{#if service is "Takeaway"}}.']],
    ['#if service is "Buffet"', ['“Buffet” is none of the answers of service: Dine in, Takeaway.']],
    ['#if meals includes "Brunch"', ['“Brunch” is none of the answers of meals: Breakfast, Lunch, Dinner.']],
    ['#if service includes "Takeaway"', ['“includes” asks of a choice of several, and service is a choice.']],
    ['#if fryer is "maybe"', ['“maybe” is none of the answers of fryer: Yes, No.']],
    ['#if business_name > 5', ['“>” compares numbers and dates, and business_name is a text.']],
    ['#if cooler_limit > warm', ['“warm” is not a number.']],
    ['#if opened > tomorrow', ['“tomorrow” is not a day. Write it as 2026-11-17.']],
    ['#if gear is "Oven"', ['gear is a list. Test whether there is one with {{#if gear}}.']],
    ['#if (fryer)', ['“(fryer)” is not a name. A test begins with one, such as {{#if website}}.']],
    [
      '#unless fryer',
      ['“{{#unless fryer}}” is not known. Blocks are {{#if name}} … {{/if}} and {{#each list}} … {{/each}}.'],
    ],
    [
      '/fryer',
      ['“{{/fryer}}” is not known. Blocks are {{#if name}} … {{/if}} and {{#each list}} … {{/each}}.'],
    ],
    [
      'business_name | shout',
      [
        '“shout” is not a format. Use one of upper, lower, sentence, initials, shorten, date, plus, number, money, comma list, bullet list, or.',
      ],
    ],
    ['business_name | constructor', [expect.stringContaining('“constructor” is not a format.')]],
    ['business_name | money', ['The format “money” is for a number, and this is a text.']],
    ['opened | date: long | plus 1 day', ['The format “plus” is for a date, and this is a text.']],
    ['opened | date: soon', ['The format “date” wants one of long, medium, short, iso.']],
    ['opened | plus 3 moons', ['The format “plus” wants a span such as 12 months.']],
    ['cooler_limit | number: 7', ['The format “number” wants the number of decimals, 0 to 4.']],
    [
      'business_name | shorten: 5',
      ['The format “shorten” wants how many characters may be printed, 10 to 200.'],
    ],
    ['website | or', ['The format “or” wants the text to print instead.']],
    ['business_name | upper: much', ['The format “upper” stands alone, without “much”.']],
    ['logo | upper', ['A logo is a picture and takes no format.']],
    [`#if ${'x'.repeat(600)}`, ['This tag is too long to be read.']],
  ])('a mistake in {{%s}}', (written, mistakes) => {
    expect(mistakesOf(written)).toEqual(mistakes);
  });

  test.each([
    'business_name',
    'else',
    '/if',
    '/each',
    '#IF fryer',
    'else if grill',
    'elseif grill',
    '#each gear',
    'opened | plus 1 month | date: iso | or: later',
  ])('nothing wrong with {{%s}}', (written) => {
    expect(mistakesOf(written)).toEqual([]);
  });

  test('the columns of a list inside of it, before names outside, and its position', () => {
    const columns = languageNames.columnsOf('gear');
    if (!columns) throw new Error('There is no such list.');
    const inside = rowNamesOnly(namesOnly(languageNames), columns);
    expect(inside('business name')).toMatchObject({ isOfRow: true });
    expect(inside('fryer')).toMatchObject({ isOfRow: false });
    expect(inside('position')).toMatchObject({ kind: 'number' });
    expect(namesOnly(languageNames)('position')).toBeUndefined();
  });

  test('a tag, whatever is written in it, without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        for (const prefix of ['', '#if ', '#each ', 'else if ', '/', 'opened | ', 'meals | or: '])
          expect(Array.isArray(mistakesOf(prefix + written))).toBe(true);
      }),
    );
  });
});
