import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { binderPageOf, inForceOf } from '#tests/support/samples/sample-binder.ts';
import { matrixOf, readerListOf, readerOf } from '#tests/support/samples/sample-readers.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { PeopleScreen } from './people-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const removed = {
  id: 9,
  number: 9,
  name: 'Rosa Díaz',
  role: 'Cook',
  removedAt: '2026-11-17T15:00:00.000Z',
};

const device = {
  id: 5,
  label: 'Kitchen tablet',
  madeAt: '2026-11-17T15:00:00.000Z',
  link: 'https://shop.example/read/device',
};

const show = async (
  address = '/binder/people',
  people = [1, 2, 3].map((id) => readerOf(id)),
  documentCount = 2,
) => {
  const listed = [...people];
  const asked = answerCalls({
    'customer.getReaders': () => readerListOf(listed, { removed: [removed], sharedDevices: [device] }),
    'customer.getReadingMatrix': () => matrixOf(listed, documentCount),
    'customer.getBinder': () => binderPageOf([inForceOf(1), inForceOf(2)]),
    'customer.saveReaders': () => {
      listed.push(readerOf(1));
      return { lines: [{ id: 1, isNew: true }] };
    },
    'customer.assignReaders': () => ({ people: 3, documents: 1 }),
    'customer.removeReader': () => null,
    'customer.removeSharedDevice': () => null,
    'customer.renewReaderLink': () => ({ link: 'https://shop.example/read/new' }),
    'customer.remindReaders': (input) =>
      input &&
      typeof input === 'object' &&
      'readerIds' in input &&
      Array.isArray(input.readerIds) &&
      input.readerIds.length > 0
        ? { reminded: 2, notReminded: [] }
        : {
            reminded: 1,
            notReminded: [
              { id: 1, name: 'Reader 1', why: 'just-mailed' },
              { id: 3, name: 'Reader 3', why: 'just-mailed' },
            ],
          },
  });
  const exported: unknown[] = [];
  const renderExports = (scope: unknown) => (
    <button type="button" onClick={() => exported.push(scope)}>
      Export
    </button>
  );
  const { user } = await renderAt(
    address,
    <PeopleScreen renderExports={renderExports} onProof={() => undefined} />,
  );
  const sentTo = (name: string) =>
    asked.filter((call) => call.name === `customer.${name}`).map(({ input }) => input);
  return { user, sentTo, exported };
};

test('documents are assigned to everybody with one tick, or to everybody who was found', async () => {
  const { user, sentTo } = await show('/binder/people?assign=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign documents' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Find people' }), 'Reader 2');
  expect(dialog.queryByLabelText('Everybody who was found')).toBeNull();
  await user.clear(dialog.getByRole('searchbox', { name: 'Find people' }));
  await user.click(dialog.getByLabelText('Everybody'));
  expect(dialog.getByLabelText<HTMLInputElement>('Reader 2').checked).toBe(true);
  await user.click(dialog.getByLabelText('Reader 2'));
  expect(dialog.getByLabelText<HTMLInputElement>('Everybody').checked).toBe(false);
  await user.click(dialog.getByLabelText('Everybody'));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('1 document assigned to 3 people.')).toBeTruthy();
  expect(sentTo('assignReaders')).toMatchObject([
    { readerIds: expect.arrayContaining([1, 2, 3]) as number[], documentIds: [1] },
  ]);
});

test('before anything is assigned there are people to see, and no grid without columns', async () => {
  await show('/binder/people', undefined, 0);
  expect(await screen.findByRole('button', { name: /^Reader 2 ?Nothing to read/ })).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('documents chosen in the register wait until there is somebody to assign them to', async () => {
  const { user } = await show('/binder/people?assign=1', []);
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.type(await screen.findByLabelText(/^Name/), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign documents' }));
  expect((await dialog.findByLabelText<HTMLInputElement>(/Document 1/)).checked).toBe(true);
});

test('what one person has read is exported from their page, also after they were removed', async () => {
  const { user, exported } = await show();
  await user.click(await screen.findByRole('button', { name: /^Reader 2/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reader 2' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const row = screen.getByText('Rosa Díaz').closest('li') ?? document.body;
  await user.click(within(row).getByText('Export'));
  expect(exported).toEqual([
    { of: 'person', readerId: 2 },
    { of: 'person', readerId: 9 },
  ]);
});

test('the name of somebody who was removed is erased later', async () => {
  const { user, sentTo } = await show();
  await user.click(await screen.findByText('Removed (1 person)'));
  await user.click(screen.getByLabelText('Erase the name of Rosa Díaz'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Rosa Díaz' }));
  await user.click(dialog.getByRole('button', { name: 'Erase the name' }));
  await waitFor(() => expect(sentTo('removeReader')).toEqual([{ id: 9, erase: true }]));
  expect(await screen.findByText(/as reader No\. 9\.$/)).toBeTruthy();
});

test('a shared device is removed after a question only', async () => {
  const { user, sentTo } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Kitchen tablet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Kitchen tablet' }));
  expect(dialog.getByText(/stops working at once/)).toBeTruthy();
  await user.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
  expect(sentTo('removeSharedDevice')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Kitchen tablet' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentTo('removeSharedDevice')).toEqual([{ id: 5 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a link that somebody has is replaced after a question only, and the person stays open behind it', async () => {
  const { user, sentTo } = await show();
  await user.click(await screen.findByRole('button', { name: /^Reader 2/ }));
  const person = within(await screen.findByRole('dialog', { name: 'Reader 2' }));
  await user.click(person.getByRole('button', { name: 'Make a new link' }));
  const sure = await screen.findByRole('dialog', { name: 'Make a new link' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sure.isConnected).toBe(false));
  expect(sentTo('renewReaderLink')).toEqual([]);
  await user.click(person.getByRole('button', { name: 'Make a new link' }));
  const again = within(await screen.findByRole('dialog', { name: 'Make a new link' }));
  await user.click(again.getByRole('button', { name: 'Make a new link' }));
  await waitFor(() => expect(sentTo('renewReaderLink')).toEqual([{ id: 2 }]));
  expect(await screen.findByRole('dialog', { name: 'Reader 2' })).toBeTruthy();
});

test('reminding everybody says how many were just mailed, and reminds those only when asked', async () => {
  const { user, sentTo } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remind everybody behind' }));
  expect(
    await screen.findByText('1 person reminded. 2 people were mailed within the last hour and are left out.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remind these 2 as well' }));
  expect(await screen.findByText('2 people reminded.')).toBeTruthy();
  expect(sentTo('remindReaders')).toEqual([{ readerIds: [] }, { readerIds: [1, 3] }]);
  expect(screen.queryByRole('button', { name: /as well$/ })).toBeNull();
});
