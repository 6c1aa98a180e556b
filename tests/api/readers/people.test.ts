import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { acknowledgements, readers } from '#server/db/schema/binder/readers.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createReadersShop } from '#tests/support/shop/readers-shop.ts';

const shop = await createReadersShop();
const { readersOf, save, list, assign, matrixOf } = shop;
const other = await shop.owner(['Theirs']);

let mine: Awaited<ReturnType<typeof shop.owner>>;
beforeEach(async () => {
  mine = await shop.owner(['Cooling', 'Cleaning']);
});

const NOT_LISTED = [404, 'NOT_FOUND', 'This person is not on your list.'];

describe('a list of people', () => {
  test('is saved line by line: what is wrong with one keeps no other from being saved', async () => {
    const answer = await save(mine.buyer, [
      { name: ' Ada Byron ', email: 'Ada@Example.com', role: 'Cook' },
      { name: '', email: 'nobody@example.com' },
      { name: 'Bert', email: 'not an address' },
      { name: 'Cleo', email: '' },
      { name: 'Somebody else', email: 'ada@example.com' },
      { name: 'Dan\r\nBcc: all@example.com', email: 'dan@example.com' },
    ]);
    expect(answer).toEqual([
      { id: expect.any(Number), isNew: true },
      { field: 'name', problem: 'must not be empty' },
      { field: 'email', problem: 'must be one e-mail address' },
      { id: expect.any(Number), isNew: true },
      { field: 'email', problem: 'is the address of Ada Byron already' },
      { field: 'name', problem: 'must not contain control characters' },
    ]);
    const { readers: listed, roles } = await readersOf(mine.buyer);
    expect(listed).toMatchObject([
      { number: 1, name: 'Ada Byron', email: 'ada@example.com', role: 'Cook', pin: null, assigned: 0 },
      { number: 2, name: 'Cleo', email: null, role: '' },
    ]);
    expect(roles).toEqual(['Cook']);
    expect(new Set(listed.map(({ link }) => link)).size).toBe(2);
    expect(listed[0]?.link).toMatch(/\/read\/[\w-]{43}$/);
  });

  test('pasted a second time lists nobody twice, and takes no role away', async () => {
    const lines = [{ name: 'Ada', email: 'ada@example.com', role: 'Cook' }];
    const [id] = await list(mine.buyer, lines);
    expect(await save(mine.buyer, [{ name: 'ADA', email: 'ada@example.com' }])).toEqual([
      { id, isNew: false },
    ]);
    expect((await readersOf(mine.buyer)).readers).toMatchObject([{ id, role: 'Cook' }]);
  });

  test('knows people without an address by name and role, so that two of one name are two', async () => {
    const lines = [
      { name: 'Bo Lin', role: 'Cook' },
      { name: 'Bo Lin', role: 'Cleaner' },
    ];
    const [cook, cleaner] = await list(mine.buyer, lines);
    const again = [...lines, { name: 'bo lin' }, { name: 'Bo Lin', role: 'Driver' }];
    expect(await save(mine.buyer, [...again, { name: 'Bo Lin', role: 'driver' }])).toEqual([
      { id: cook, isNew: false },
      { id: cleaner, isNew: false },
      { id: expect.any(Number), isNew: false },
      { id: expect.any(Number), isNew: true },
      { field: 'name', problem: 'is in this list twice: a role tells two people apart' },
    ]);
    expect((await readersOf(mine.buyer)).readers).toHaveLength(3);
  });

  test('saved twice at the same time with one address has one person', async () => {
    const line = { name: 'Ada', email: 'ada@example.com' };
    const answers = await Promise.all([save(mine.buyer, [line]), save(mine.buyer, [line])]);
    expect(new Set(answers.flat().map((saved) => 'isNew' in saved && saved.isNew))).toEqual(
      new Set([false, true]),
    );
    expect((await readersOf(mine.buyer)).readers).toHaveLength(1);
  });

  test('lets an address pass from one person to another', async () => {
    const [id] = await list(mine.buyer, [{ name: 'Ada', email: 'desk@example.com' }]);
    const answer = await save(mine.buyer, [
      { ...(id && { id }), name: 'Ada', email: 'ada@example.com' },
      { name: 'Bert', email: 'desk@example.com' },
    ]);
    expect(answer).toMatchObject([{ isNew: false }, { isNew: true }]);
  });

  test('has an end', async () => {
    await shop.services.db.insert(readers).values(
      Array.from({ length: readerLimits.maxReaders - 1 }, (_, index) => ({
        customerId: mine.buyer.id,
        number: index + 1,
        name: `Reader ${index}`,
        addedAt: shop.clock.now(),
      })),
    );
    expect(await save(mine.buyer, [{ name: 'Last' }, { name: 'One too many' }])).toMatchObject([
      { isNew: true },
      { field: 'name', problem: 'Your list is full.' },
    ]);
  });

  test('is nobody else’s, neither to see nor to change', async () => {
    const [id = 0] = await list(mine.buyer, [{ name: 'Ada', email: 'ada@example.com' }]);
    expect((await readersOf(other.buyer)).readers).toEqual([]);
    expect(await save(other.buyer, [{ id, name: 'Mallory' }])).toMatchObject([
      { problem: 'This person is not on your list.' },
    ]);
    const calls: [string, object][] = [
      ['removeReader', { id }],
      ['removeReader', { id, erase: true }],
      ['renewReaderLink', { id }],
      ['removeReaderLink', { id }],
      ['renewReaderPin', { id }],
      ['removeReaderPin', { id }],
      ['remindReaders', { readerIds: [id] }],
      ['assignReaders', { readerIds: [id], documentIds: other.ids }],
    ];
    for (const [name, input] of calls)
      expect(await refusalOf(await other.buyer.post(name, input))).toEqual(NOT_LISTED);
    expect((await readersOf(mine.buyer)).readers).toMatchObject([{ name: 'Ada' }]);
  });

  test('is not seen by the shop’s administrators', async () => {
    await list(mine.buyer, [{ name: 'Zebulon Secretreader', email: 'zebulon@example.net' }]);
    const seen = await Promise.all(
      (
        [
          ['adminCustomer', { id: mine.buyer.id }],
          ['adminCustomers', {}],
          ['adminOrderDetails', { orderId: mine.orderId }],
          ['attention', undefined],
          ['operations', undefined],
        ] as const
      ).map(async ([name, input]) => (await shop.asAdmin.get(name, input)).text()),
    );
    expect(seen.join('')).not.toMatch(/zebulon/i);
    const denied = await shop.asAdmin.get('getReaders');
    expect(denied.status === 200 ? await denied.text() : '').not.toMatch(/zebulon/i);
  });
});

describe('to be read', () => {
  test('are documents and bundles, by people and by roles, with one day', async () => {
    await mine.approve([mine.idOf('Cooling')]);
    const [ada = 0, bert = 0] = await list(mine.buyer, [
      { name: 'Ada', role: 'Cook' },
      { name: 'Bert', role: 'Cleaner' },
    ]);
    const { today } = await shop.binderOf(mine.buyer);
    expect(await assign(mine.buyer, { roles: ['cook'], orderIds: [mine.orderId], dueOn: today })).toEqual({
      people: 1,
      documents: 2,
    });
    await assign(mine.buyer, { readerIds: [bert], documentIds: [mine.idOf('Cooling')] });
    await shop.acknowledge(ada, mine.idOf('Cooling'));
    const matrix = await matrixOf(mine.buyer);
    expect(matrix.documents.map(({ title }) => title)).toEqual(['Cleaning', 'Cooling']);
    expect(matrix.people.map(({ name, cells }) => [name, cells])).toEqual([
      ['Ada', 'wd'],
      ['Bert', '-n'],
    ]);
    expect(matrix.totals).toMatchObject({ waiting: 1, read: 1, 'not-yet': 1, overdue: 0 });
    const { documents } = await shop.binderOf(mine.buyer);
    expect(documents.find(({ title }) => title === 'Cooling')).toMatchObject({
      readers: { all: 2, read: 1 },
    });
    await assign(mine.buyer, { readerIds: [bert], documentIds: mine.ids, unassign: true });
    expect((await matrixOf(mine.buyer)).people[1]?.cells).toBe('--');
  });

  test('are no documents of somebody else, and none of an order that was refunded', async () => {
    const [id] = await list(mine.buyer, [{ name: 'Ada' }]);
    const unknown = [404, 'NOT_FOUND', expect.any(String)];
    for (const named of [{ documentIds: other.ids }, { orderIds: [other.orderId] }, {}])
      expect(await refusalOf(await mine.buyer.post('assignReaders', { readerIds: [id], ...named }))).toEqual(
        unknown,
      );
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId: mine.orderId }));
    expect(
      await refusalOf(await mine.buyer.post('assignReaders', { readerIds: [id], documentIds: mine.ids })),
    ).toEqual(unknown);
    expect(await matrixOf(mine.buyer)).toMatchObject({ documents: [], people: [{ cells: '' }] });
    expect((await readersOf(mine.buyer)).readers[0]).toMatchObject({ assigned: 0 });
  });

  test('not before today, nor in more than a year, nor by nobody', async () => {
    const [id] = await list(mine.buyer, [{ name: 'Ada' }]);
    for (const dueOn of ['2020-01-01', '2099-01-01'])
      expect(
        await refusalOf(
          await mine.buyer.post('assignReaders', { readerIds: [id], documentIds: mine.ids, dueOn }),
        ),
      ).toEqual([400, 'BAD_REQUEST', 'The date must be today or later, and within a year.']);
    expect(
      await refusalOf(await mine.buyer.post('assignReaders', { roles: ['Nobody'], documentIds: mine.ids })),
    ).toEqual(NOT_LISTED);
  });
});

describe('somebody who is removed', () => {
  test('has no link and no PIN any more, and counts nowhere; what they read stays recorded', async () => {
    await mine.approve();
    const [id = 0] = await list(mine.buyer, [{ name: 'Ada', email: 'ada@example.com' }]);
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.acknowledge(id, mine.idOf('Cooling'));
    await dataOf(await mine.buyer.post('renewReaderPin', { id }));
    await dataOf(await mine.buyer.post('removeReader', { id }));
    expect(await readersOf(mine.buyer)).toMatchObject({
      readers: [],
      removed: [{ id, number: 1, name: 'Ada', removedAt: shop.services.clock.now().toISOString() }],
    });
    expect((await matrixOf(mine.buyer)).people).toEqual([]);
    const [row] = await shop.services.db.select().from(readers).where(eq(readers.id, id));
    expect(row).toMatchObject({ name: 'Ada', linkHash: null, pinMadeAt: null });
    const { records } = await shop.documentOf(mine.buyer, mine.idOf('Cooling'));
    expect(records.map(({ kind }) => kind)).toContain('acknowledged');
    expect(await refusalOf(await mine.buyer.post('removeReader', { id }))).toEqual(NOT_LISTED);
    // The address is free again, for another line.
    expect(await save(mine.buyer, [{ name: 'Ada', email: 'ada@example.com' }])).toMatchObject([
      { isNew: true },
    ]);
  });

  test('and erased, then or later, leaves a number alone, and the chain of records still fits', async () => {
    await mine.approve();
    const [id = 0] = await list(mine.buyer, [{ name: 'Ada', email: 'ada@example.com', role: 'Cook' }]);
    await assign(mine.buyer, { readerIds: [id], documentIds: mine.ids });
    await shop.acknowledge(id, mine.idOf('Cooling'));
    await dataOf(await mine.buyer.post('removeReader', { id }));
    await dataOf(await mine.buyer.post('removeReader', { id, erase: true }));
    expect(await readersOf(mine.buyer)).toMatchObject({ readers: [], removed: [] });
    const [row] = await shop.services.db.select().from(readers).where(eq(readers.id, id));
    expect(row).toMatchObject({ name: '', email: null, role: '', linkHash: null, number: 1 });
    const [read] = await shop.services.db
      .select()
      .from(acknowledgements)
      .where(eq(acknowledgements.readerId, id));
    expect(read).toMatchObject({ listedName: null, typedName: null, salt: null, network: null, revision: 1 });
    expect(await verifyRecords(shop.services.db)).toMatchObject({ misfit: undefined });
    expect(await refusalOf(await mine.buyer.post('removeReader', { id, erase: true }))).toEqual(NOT_LISTED);
  });

  test('while others assign them either has the documents and goes, or goes and has none', async () => {
    await mine.approve();
    const [id = 0] = await list(mine.buyer, [{ name: 'Ada' }]);
    const [removed, assigned] = await Promise.all([
      mine.buyer.post('removeReader', { id }),
      mine.buyer.post('assignReaders', { readerIds: [id], documentIds: mine.ids }),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(assigned.status);
    const { documents } = await shop.binderOf(mine.buyer);
    expect(documents.map(({ readers: count }) => count)).toEqual([null, null]);
  });
});

describe('a way to read', () => {
  test('is a link that can be renewed and taken back, and a PIN', async () => {
    const [id = 0] = await list(mine.buyer, [{ name: 'Ada' }]);
    const first = (await readersOf(mine.buyer)).readers[0]?.link;
    const { link } = await dataOf<{ link: string }>(await mine.buyer.post('renewReaderLink', { id }));
    expect(link).not.toBe(first);
    expect((await readersOf(mine.buyer)).readers[0]?.link).toBe(link);
    await dataOf(await mine.buyer.post('removeReaderLink', { id }));
    expect((await readersOf(mine.buyer)).readers[0]?.link).toBeNull();
    const { pin } = await dataOf<{ pin: string }>(await mine.buyer.post('renewReaderPin', { id }));
    expect(pin).toMatch(/^\d{6}$/);
    expect((await readersOf(mine.buyer)).readers[0]?.pin).toBe(pin);
    await dataOf(await mine.buyer.post('removeReaderPin', { id }));
    expect((await readersOf(mine.buyer)).readers[0]?.pin).toBeNull();
  });

  test('is a shared device with an address of its own, of which there are only so many', async () => {
    const add = (label: string) => mine.buyer.post('addSharedDevice', { label });
    for (let count = 0; count < readerLimits.maxSharedDevices; count += 1)
      await dataOf(await add(`Desk ${count}`));
    expect((await refusalOf(await add('One more')))[0]).toBe(409);
    const { sharedDevices } = await readersOf(mine.buyer);
    expect(new Set(sharedDevices.map(({ link }) => link)).size).toBe(readerLimits.maxSharedDevices);
    const [{ id } = { id: 0 }] = sharedDevices;
    expect((await refusalOf(await other.buyer.post('removeSharedDevice', { id })))[0]).toBe(404);
    await dataOf(await mine.buyer.post('removeSharedDevice', { id }));
    expect((await readersOf(mine.buyer)).sharedDevices).toHaveLength(readerLimits.maxSharedDevices - 1);
  });
});
