import { expect, test } from 'vitest';
import { parseList } from './parse-list.ts';

const ada = { name: 'Ada Byron', email: 'ada@example.com', role: 'Cook' };
const bert = { name: 'Bert', email: '', role: 'Cleaner' };

test.each([
  ['tabs', 'Ada Byron\tada@example.com\tCook\r\nBert\t\tCleaner\r\n'],
  ['semicolons', 'Ada Byron;ada@example.com;Cook\nBert;;Cleaner'],
  ['commas', 'Ada Byron,ada@example.com,Cook\nBert,,Cleaner\n\n'],
  ['headings in another order', 'Role\tName\tE-Mail\nCook\tAda Byron\tada@example.com\nCleaner\tBert\t'],
  [
    'headings of others',
    '"Job title","Email address","Employee"\nCook,ada@example.com,Ada Byron\nCleaner,,Bert',
  ],
  ['the address first', 'ada@example.com\tAda Byron\tCook\n\tBert\tCleaner'],
  ['a byte order mark', '\uFEFFName;Email;Role\nAda Byron;ada@example.com;Cook\nBert;;Cleaner'],
])('a list is read with %s', (_, text) => {
  expect(parseList(text)).toEqual([ada, bert]);
});

test('quoted cells hold separators, quotes and line breaks', () => {
  expect(parseList('"Byron, Ada ""Countess""",ada@example.com,"Cook\nand more"')).toEqual([
    { name: 'Byron, Ada "Countess"', email: 'ada@example.com', role: 'Cook and more' },
  ]);
});

test('names alone are people, and nothing is nobody', () => {
  expect(parseList('Ada\nBert').map(({ name }) => name)).toEqual(['Ada', 'Bert']);
  expect(parseList(' \n\t\n')).toEqual([]);
});

test('a name that is called like a heading is no heading by itself', () => {
  expect(parseList('Title\tada@example.com\tCook')).toHaveLength(1);
});
