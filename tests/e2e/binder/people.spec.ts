import { expect, type Page } from '@playwright/test';
import { binderPageOf, inForceOf } from '#tests/support/samples/sample-binder.ts';
import { matrixOf, readerListOf, readerOf } from '#tests/support/samples/sample-readers.ts';
import { answerCalls } from '../support/answer-calls.ts';
import { arriveAsCustomer } from '../support/arrive-signed-in.ts';
import { expectFit } from '../support/checks/expect-fit.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { overflowOf } from '../support/checks/overflow-of.ts';
import { oneSize } from '../support/one-size.ts';
import { openOnPhone } from '../support/open-on-phone.ts';
import { newAddress } from '../support/people.ts';
import { shopTest as test } from '../support/shop-test.ts';

const LONG = 'Wilhelmina Featherstonehaugh-Cholmondeley of the Third Kitchen '.repeat(2).trim();
const people = [
  readerOf(1, { name: LONG }),
  ...Array.from({ length: 199 }, (_, index) => readerOf(index + 2)),
];

const open = async (page: Page, readers = people, documentCount = 100) => {
  const sent: Record<string, unknown[]> = {};
  const note = (name: string, answer: unknown) => (input: unknown) => {
    (sent[name] ??= []).push(input);
    return answer;
  };
  await answerCalls(page, {
    'customer.getReaders': () => readerListOf(readers),
    'customer.getReadingMatrix': () => matrixOf(readers, documentCount),
    'customer.getBinder': () => binderPageOf([1, 2, 3].map((id) => inForceOf(id))),
    'customer.saveReaders': note('save', {
      lines: [
        { id: 900, isNew: true },
        { problem: 'is the address of Reader 2 already', field: 'email' },
      ],
    }),
    'customer.assignReaders': note('assign', { people: 1, documents: 2 }),
    'customer.remindReaders': note('remind', {
      reminded: 3,
      notReminded: [{ id: 2, name: 'Reader 2', why: 'unsubscribed' }],
    }),
    'customer.removeReader': note('remove', null),
  });
  await page.goto('/binder/people');
  return sent;
};

test(
  'people and what they have read: a matrix, a pasted list, assigning, and nobody yet',
  oneSize,
  async ({ browser, page }) => {
    await arriveAsCustomer(page, newAddress());
    await test.step('200 people and 100 documents are walked by name on a phone', async () => {
      const phone = await openOnPhone(browser, page);
      await open(phone);
      await expect(phone.getByRole('progressbar', { name: 'Read' })).toBeVisible();
      expect(await overflowOf(phone)).toBeLessThanOrEqual(0);
      await phone.getByRole('button', { name: LONG }).click();
      const dialog = phone.getByRole('dialog', { name: LONG });
      await expect(dialog.getByText('Cooling of cooked food, part 1', { exact: true })).toBeVisible();
      expect(await overflowOf(phone)).toBeLessThanOrEqual(0);
      expect(await findViolations(phone)).toEqual([]);
      await phone.context().close();
    });
    await test.step('200 people and 100 documents are walked by keyboard at a desk', async () => {
      await open(page);
      await expect(page.getByRole('progressbar', { name: 'Read' })).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const grid = page.getByRole('grid', { name: 'Who has read what' });
      await expect(grid).toHaveAttribute('aria-rowcount', '201');
      await expect(grid).toHaveAttribute('aria-colcount', '101');
      expect(await grid.getByRole('row').count()).toBeLessThan(60);
      await grid.getByRole('rowheader').first().focus();
      await page.keyboard.press('Control+End');
      const last = grid.locator('[data-place="200 100"]');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      await expect(grid.getByRole('rowheader', { name: 'Reader 200' })).toBeInViewport();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await expect(grid.getByRole('rowheader', { name: 'Reader 199' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Reader 199' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(grid.getByRole('rowheader', { name: 'Reader 199' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('combobox', { name: 'Bundle' })).toBeFocused();
    });
    await test.step('a pasted list is looked at, mended and saved, and what is refused stays', async () => {
      const sent = await open(page, people.slice(0, 5), 4);
      await expect(page.getByRole('button', { name: 'Remind everybody behind' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Paste a list' }).click();
      await page
        .getByLabel('Rows')
        .fill(
          'Name\tE-mail\tRole\nAda\tada@example.com\tCook\nBert\tbert\t\nCleo\tcleo@example.com\t\nCleo\tcleo@example.com\t',
        );
      await page.getByRole('button', { name: 'Look at the list' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Wrong e-mail address')).toBeVisible();
      await expect(dialog.getByText('Twice in this list')).toBeVisible();
      await expectFit(page);
      await dialog.getByRole('button', { name: 'Save 2 people' }).click();
      await expect(dialog.getByText('is the address of Reader 2 already')).toBeVisible();
      await expect(dialog.getByLabel('Name of row 1')).toHaveValue('Bert');
      expect(sent['save']).toEqual([
        {
          readers: [
            { name: 'Ada', email: 'ada@example.com', role: 'Cook' },
            { name: 'Cleo', email: 'cleo@example.com', role: '' },
          ],
        },
      ]);
    });
    await test.step('documents chosen in the register are assigned, people reminded and removed', async () => {
      const sent = await open(page, people.slice(1, 6), 4);
      await page.goto('/binder');
      await page.getByLabel('Select Document 1').check();
      await page.getByLabel('Select Document 3').check();
      await page.getByRole('button', { name: 'Assign readers (2)' }).click();
      const dialog = page.getByRole('dialog', { name: 'Assign documents' });
      await expect(dialog.getByLabel('Document 3')).toBeChecked();
      await dialog.getByRole('button', { name: 'Assign' }).click();
      await expect(dialog.getByText('Choose at least one person or role.')).toBeVisible();
      await dialog.getByLabel('Cook', { exact: true }).check();
      await expectFit(page);
      await dialog.getByRole('button', { name: 'Assign' }).click();
      await expect(page.getByText('2 documents assigned to 1 person.')).toBeVisible();
      expect(sent['assign']).toEqual([
        { readerIds: [], roles: ['Cook'], documentIds: [1, 3], orderIds: [], dueOn: null },
      ]);
      await page.getByRole('button', { name: 'Remind everybody behind' }).click();
      await expect(page.getByText('3 people reminded. Reader 2: wants no more mail.')).toBeVisible();
      await page.getByText('Reader 4', { exact: true }).locator('visible=true').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByLabel('Erase the name as well').check();
      await expectFit(page);
      await page.getByRole('button', { name: 'Remove and erase' }).click();
      await expect(page.getByText('Reader 4 is removed.')).toBeVisible();
      expect(sent['remove']).toEqual([{ id: 4, erase: true }]);
    });
    await test.step('whoever lists nobody yet is told what it is for', async () => {
      await open(page, [], 0);
      await expect(page.getByText('Nobody is listed yet')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  },
);
