import { expect, test } from 'vitest';
import type { UnknownName } from '#server/ports/template-engine.ts';
import { proposeQuestions } from './propose-questions.ts';

const name = (written: string, use: UnknownName['use'] = 'value', list?: string): UnknownName => ({
  name: written,
  use,
  list,
});
const formsOf = (...names: UnknownName[]) => proposeQuestions(names).map(({ form }) => form.type);

test('a name becomes a question that is called like it', () => {
  expect(proposeQuestions([name('Opening-Hours'), name('opening hours')])).toEqual([
    { key: 'opening_hours', label: 'Opening hours', form: expect.anything() },
  ]);
});

test.each([
  ['has_fryer', 'value', 'yesNo'],
  ['serves alcohol', 'value', 'yesNo'],
  ['inspection_date', 'value', 'date'],
  ['number_of_seats', 'value', 'number'],
  ['cooler limit', 'value', 'number'],
  ['outdoor_seating', 'presence', 'yesNo'],
  ['seats', 'order', 'number'],
  ['service', 'text', 'shortText'],
  ['manager', 'value', 'shortText'],
  ['floor plan', 'value', 'picture'],
  ['photo', 'presence', 'picture'],
  ['evacuation_map', 'text', 'shortText'],
  ['storefront', 'picture', 'picture'],
] as const)('the type is guessed from the name and its use: %s (%s) is a %s', (written, use, type) => {
  expect(formsOf(name(written, use))).toEqual([type]);
});

test('a name that stands on a picture asks for one of its size, wherever else it stands', () => {
  const box = { widthInEmu: 2_743_200, heightInEmu: 100 };
  expect(proposeQuestions([name('entrance'), { ...name('entrance', 'picture'), box }])).toMatchObject([
    { form: { type: 'picture', width: 3, height: 0.5 } },
  ]);
});

test('what is repeated for is a list with the columns that were found', () => {
  expect(
    proposeQuestions([
      name('contacts', 'list'),
      name('person', 'value', 'contacts'),
      name('Since Date', 'value', 'contacts'),
      name('position', 'value', 'contacts'),
    ]),
  ).toEqual([
    {
      key: 'contacts',
      label: 'Contacts',
      form: {
        type: 'list',
        columns: [
          { key: 'person', label: 'Person', type: 'shortText' },
          { key: 'since_date', label: 'Since date', type: 'date' },
        ],
      },
    },
  ]);
  expect(formsOf(name('crew', 'list'))).toEqual(['list']);
});

test('names that templates know, and what is no name, are not asked', () => {
  expect(proposeQuestions([name('status'), name('—'), name('x'.repeat(61))])).toEqual([]);
});

test('a name that no key can be called like is not asked, because its template would not find it', () => {
  expect(proposeQuestions([name('küche'), name('1st_shift')])).toEqual([]);
});
