import { expect, test } from 'vitest';
import { reasonsIn } from './reasons-in.ts';

const mistake = (message: string, place: string) =>
  ({ severity: 'error', code: 'unknown-placeholder', message, place }) as const;
const places = (count: number) => Array.from({ length: count }, (_, index) => `Body, paragraph ${index + 1}`);

test('a mistake is told once, with how often and where it was made', () => {
  const findings = [
    ...places(7).map((place) => mistake('{{company_name}}: did you mean {{business_name}}?', place)),
    mistake('{{/if}} closes nothing that was opened before it.', 'Header, paragraph 1'),
    { ...mistake('A remark.', 'Body, paragraph 1'), severity: 'warning' } as const,
  ];
  expect(reasonsIn(findings)).toEqual([
    '{{company_name}} (7 places): did you mean {{business_name}}? (Body, paragraph 1; Body, paragraph 2; Body, paragraph 3; Body, paragraph 4; Body, paragraph 5; and 2 more)',
    '{{/if}} closes nothing that was opened before it. (Header, paragraph 1)',
  ]);
});

const all = (count: number) => places(count).map((place) => mistake(`{{${place}}} is not known.`, place));

test('no different mistake is left out, as far as a person could read them', () => {
  expect(reasonsIn(all(100))).toHaveLength(100);
  expect(reasonsIn(all(130)).at(-1)).toBe('There are 30 other mistakes.');
});

test('a mistake of the whole file has no place', () => {
  expect(reasonsIn([mistake('This file is damaged.', '')])).toEqual(['This file is damaged.']);
});
