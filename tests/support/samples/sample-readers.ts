import type { Reader, ReaderList, ReadingMatrix } from '#shared/contract/reading/readers.ts';

export const readerOf = (id: number, change: Partial<Reader> = {}): Reader => ({
  id,
  number: id,
  name: `Reader ${id}`,
  email: `reader${id}@example.com`,
  role: id % 3 === 0 ? 'Cook' : '',
  addedAt: '2026-11-17T15:00:00.000Z',
  isUnsubscribed: false,
  link: `http://localhost/read/${'a'.repeat(43)}`,
  pin: null,
  assigned: 0,
  read: 0,
  overdue: 0,
  ...change,
});

export const readerListOf = (readers: Reader[], change: Partial<ReaderList> = {}): ReaderList => ({
  readers,
  removed: [],
  roles: ['Cook'],
  sharedDevices: [],
  ...change,
});

const SIGNS = ['d', 'n', 'r', 'o', '-', 'w', 'N'];

/** As many people and documents as wanted, in all states. */
export const matrixOf = (people: Reader[], documentCount: number): ReadingMatrix => {
  const rows = people.map(({ id, name, role }) => ({
    id,
    name,
    role,
    cells: Array.from({ length: documentCount }, (_, index) => SIGNS[(id + index) % SIGNS.length]).join(''),
  }));
  const all = rows.map(({ cells }) => cells).join('');
  const count = (sign: string) =>
    all
      .toLowerCase()
      .split('')
      .filter((found) => found === sign).length;
  return {
    businessName: 'Harbor & Pine Bakery',
    today: '2026-11-17',
    totals: {
      waiting: count('w'),
      'not-yet': count('n'),
      reading: count('r'),
      read: count('d'),
      outdated: count('o'),
      overdue: all.split('').filter((sign) => sign === 'N').length,
    },
    documents: Array.from({ length: documentCount }, (_, index) => ({
      id: index + 1,
      number: `KIT-${String(index + 1).padStart(3, '0')}`,
      title: `Cooling of cooked food, part ${index + 1}`,
      revision: 1,
      isInForce: index % 7 !== 5,
    })),
    documentsLeftOut: 0,
    people: rows,
  };
};
