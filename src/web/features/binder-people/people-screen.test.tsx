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

const show = async (
  address = '/binder/people',
  people = [1, 2, 3].map((id) => readerOf(id)),
  documentCount = 2,
) => {
  const listed = [...people];
  const asked = answerCalls({
    'customer.getReaders': () => readerListOf(listed, { removed: [removed] }),
    'customer.getReadingMatrix': () => matrixOf(listed, documentCount),
    'customer.getBinder': () => binderPageOf([inForceOf(1), inForceOf(2)]),
    'customer.saveReaders': () => {
      listed.push(readerOf(1));
      return { lines: [{ id: 1, isNew: true }] };
    },
    'customer.assignReaders': () => ({ people: 3, documents: 1 }),
    'customer.removeReader': () => null,
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
