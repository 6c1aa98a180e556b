import { expect, test } from 'vitest';
import { readerOf } from '#tests/support/samples/sample-readers.ts';
import { judgePasted } from './judge-pasted.ts';

const line = (name: string, email = '', role = '') => ({ name, email, role });

test('people without an address are known by name and role: two of one name are two, and nobody is listed twice', () => {
  const listed = [readerOf(1, { name: 'Bo Lin', email: null, role: 'Cook' })];
  const lines = [
    line('bo lin', '', 'cook'),
    line('Bo Lin', '', 'Cleaner'),
    line('Bo Lin', '', 'Cleaner'),
    line('Bo Lin'),
    line('Bo Lin', 'bo@example.com', 'Cook'),
  ];
  expect(judgePasted(lines, listed)).toEqual(['known', 'fine', 'twice', 'known', 'fine']);
});

test('an address is known whatever the name, and what is none is said', () => {
  const listed = [readerOf(1, { email: 'ada@example.com' })];
  const lines = [
    line('Ada', 'ADA@example.com'),
    line('Bert', 'bert(at)example.com'),
    line('', 'c@example.com'),
  ];
  expect(judgePasted(lines, listed)).toEqual(['known', 'badEmail', 'noName']);
});
