import { expect, test } from 'vitest';
import { placeholderKeys, placeholders, tagOf } from '#shared/placeholders.ts';
import { rowsOf } from './pages.ts';

test('the page for authors tells of every placeholder, and of no other', () => {
  const told = rowsOf('docs/templates.md').map((row) => row.split('|').map((cell) => cell.trim()));
  const expected = placeholderKeys.map((key) => [`\`${tagOf(key)}\``, placeholders[key].wording]);
  expect(told.filter(([, tag = '']) => tag.includes('{{')).map(([, tag, text]) => [tag, text])).toEqual(
    expected,
  );
});
