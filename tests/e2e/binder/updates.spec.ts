import { expect, type Page } from '@playwright/test';
import type { ComparedBlock, DocumentComparison } from '#shared/contract/comparison.ts';
import type { DocumentUpdate } from '#shared/contract/updates.ts';
import { answerCalls } from '#tests/e2e/support/answer-calls.ts';
import { arriveAsCustomer } from '#tests/e2e/support/arrive-signed-in.ts';
import { findViolations } from '#tests/e2e/support/find-violations.ts';
import { newAddress } from '#tests/e2e/support/people.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';

const updateOf = (id: number, changed: Partial<DocumentUpdate> = {}): DocumentUpdate => ({
  id,
  number: `FS-10${id}`,
  title: `Procedure ${id}`,
  bundle: { orderId: 12, name: 'Restaurant Food Safety' },
  fromVersion: 1,
  toVersion: 2,
  kind: 'substantial',
  notes: [
    {
      version: 2,
      note: 'Cooling times follow the 2026 code',
      kind: 'substantial',
      at: '2026-11-12T10:00:00.000Z',
      wasDeclined: false,
    },
  ],
  isBeingMade: false,
  ...changed,
});

const text = (state: ComparedBlock['state'], words: string): ComparedBlock => ({
  kind: 'paragraph',
  place: 'Body',
  state,
  pieces: [{ kind: state === 'added' || state === 'removed' ? state : 'same', text: words }],
});
const cell = (words: string) => ({
  state: 'same' as const,
  pieces: [{ kind: 'same' as const, text: words }],
});

const comparison: DocumentComparison = {
  counts: { added: 1, removed: 1, changed: 2, moved: 1 },
  isCoarse: false,
  stretches: [
    { isFolded: true, start: 0, blocks: [text('same', 'Purpose of this procedure'), text('same', 'Scope')] },
    {
      isFolded: false,
      start: 2,
      blocks: [
        {
          kind: 'heading',
          place: 'Body',
          state: 'same',
          level: 1,
          label: '3',
          pieces: [{ kind: 'same', text: 'Cooling' }],
        },
        {
          kind: 'paragraph',
          place: 'Body',
          state: 'changed',
          pieces: [
            { kind: 'same', text: 'Lee Bakery cools soup within ' },
            { kind: 'removed', text: 'six' },
            { kind: 'added', text: 'four' },
            { kind: 'same', text: ' hours, and writes down when it began.' },
          ],
        },
        text('removed', 'Large pots may cool on the counter.'),
        text('added', 'Large pots are divided into shallow pans before they cool.'),
        { ...text('moved', 'Ask the person in charge when in doubt.'), move: { from: 9 } },
        {
          kind: 'table',
          place: 'Body',
          state: 'changed',
          rows: [
            { state: 'same', cells: [cell('Food'), cell('Limit')] },
            {
              state: 'changed',
              cells: [
                cell('Soup'),
                {
                  state: 'changed',
                  pieces: [
                    { kind: 'removed', text: '6 h' },
                    { kind: 'added', text: '4 h' },
                  ],
                },
              ],
            },
            {
              state: 'added',
              cells: [
                { state: 'added', pieces: [{ kind: 'added', text: 'Rice' }] },
                { state: 'added', pieces: [{ kind: 'added', text: '2 h' }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

type World = { updates: DocumentUpdate[] };

/** What is decided leaves the list, as on the server. */
const openUpdates = async (page: Page, world: World) => {
  const decide = (input: unknown) => {
    const { ids } = input as { ids: number[] };
    world.updates = world.updates.filter(({ id }) => !ids.includes(id));
    return null;
  };
  await answerCalls(page, {
    'customer.getUpdates': () => ({ updates: world.updates, total: world.updates.length }),
    'customer.compareRevisions': () => comparison,
    'customer.acceptUpdate': decide,
    'customer.declineUpdate': decide,
  });
  await arriveAsCustomer(page, newAddress());
  await page.goto('/binder/updates');
};

const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('updates say what is new, show what changes word by word, and are accepted or declined', async ({
  page,
}) => {
  await openUpdates(page, { updates: [updateOf(1), updateOf(2), updateOf(3, { isBeingMade: true })] });
  await expect(entries(page)).toHaveText(['Procedure 1', 'Procedure 2', 'Procedure 3']);
  await expect(page.getByText('3 updates to decide on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the update of Procedure 3' })).toBeDisabled();

  await page.getByRole('button', { name: 'See what changes in Procedure 1' }).click();
  const difference = page.getByRole('region', { name: 'What changes' });
  await expect(difference).toContainText('1 added · 1 removed · 2 changed · 1 moved');
  await expect(difference.locator('del').first()).toContainText('six');
  await expect(difference.locator('ins').first()).toContainText('four');
  await expect(difference.getByText('Moved here')).toBeVisible();
  await expect(difference.getByText('Purpose of this procedure')).toBeHidden();
  await difference.getByRole('button', { name: 'Show 2 unchanged paragraphs' }).click();
  await expect(difference.getByText('Purpose of this procedure')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Accept the update of Procedure 1' }).click();
  await expect(entries(page)).toHaveText(['Procedure 2', 'Procedure 3']);
  await expect(page.getByText('The new draft is being made.')).toBeVisible();

  await page.getByRole('button', { name: 'Decline the update of Procedure 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this update?' });
  await dialog.getByRole('button', { name: 'Not now' }).first().click();
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Decline all 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByText('No updates')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('all updates are accepted at once, but those whose order is being made', async ({ page }) => {
  const world = { updates: [updateOf(1), updateOf(2), updateOf(3, { isBeingMade: true })] };
  await openUpdates(page, world);
  await page.getByRole('button', { name: 'Accept all 2' }).click();
  await expect(entries(page)).toHaveText(['Procedure 3']);
});
