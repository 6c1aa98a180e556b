import { expect, test } from 'vitest';
import type { MarkedTag } from '#server/ports/template-engine.ts';
import { entriesOf } from './entries-of.ts';

let count = 0;
const tag = (kind: MarkedTag['kind'], written: string, more: Partial<MarkedTag> = {}): MarkedTag => ({
  name: `tag-${(count += 1)}`,
  kind,
  written,
  opener: undefined,
  role: undefined,
  place: 'Body',
  message: undefined,
  ...more,
});
const UNKNOWN = '{{company}}: did you mean {{business_name}}?';

test('every different tag is listed once, with how often and where it stands; mistakes first, remarks last', () => {
  const tags = [
    tag('value', '{{date}}', { place: 'Header' }),
    tag('question', '{{seats}}'),
    tag('value', '{{date}}'),
    tag('mistake', '{{company}}', { message: UNKNOWN }),
    tag('mistake', '{{#if company}}', { message: UNKNOWN }),
  ];
  const findings = [
    { severity: 'warning', code: 'font-substituted', message: 'A font is missing.', place: '' },
    { severity: 'error', code: 'unknown-placeholder', message: UNKNOWN, place: 'Body, paragraph 4' },
    { severity: 'error', code: 'unknown-placeholder', message: UNKNOWN, place: 'Body, paragraph 5' },
  ] as const;
  const entries = entriesOf({ tags, findings: [...findings] });
  expect(entries.map(({ kind, title, count: times, places }) => [kind, title, times, places])).toEqual([
    ['mistake', UNKNOWN, 2, ['Body, paragraph 4', 'Body, paragraph 5']],
    ['question', '{{seats}}', 1, ['Body']],
    ['value', '{{date}}', 2, ['Header', 'Body']],
    ['remark', 'A font is missing.', 1, []],
  ]);
  expect(entries[0]?.tags.map(({ name }) => name)).toEqual([tags[3]?.name, tags[4]?.name]);
});

test('the tags of a block go by the one that opens it, and it is counted once', () => {
  const opener = '{{#if fryer}}';
  const block = (['begin', 'middle', 'end', 'begin', 'end'] as const).map((role) =>
    tag('block', role === 'begin' ? opener : '{{/if}}', { opener, role }),
  );
  expect(entriesOf({ tags: block, findings: [] })).toMatchObject([
    { kind: 'block', title: opener, count: 2, tags: [{ role: 'begin' }, {}, {}, {}, { role: 'end' }] },
  ]);
  const withoutBegin = block.filter(({ role }) => role !== 'begin');
  expect(entriesOf({ tags: withoutBegin, findings: [] })).toMatchObject([{ title: opener, count: 2 }]);
});

test('a mistake that no finding tells of is listed all the same', () => {
  expect(entriesOf({ tags: [tag('mistake', '{{x}}', { message: UNKNOWN })], findings: [] })).toMatchObject([
    { kind: 'mistake', title: UNKNOWN, count: 1 },
  ]);
});
