import { expect, type Page } from '@playwright/test';
import { READING_TOKEN, readingDocumentOf } from '#tests/support/shop/sample-reading.ts';
import { findViolations } from '../support/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { openReadingRoom } from './reading-room.ts';
import { shopTest as test } from '../support/shop-test.ts';

const ADDRESS = `/read/${READING_TOKEN}`;
const twoDocuments = () => [
  readingDocumentOf(1, { title: 'Cooling of cooked food', dueOn: '2099-01-01' }),
  readingDocumentOf(2, { title: 'Cleaning', dueOn: '2020-01-01' }),
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pageHeading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Page ${number} of`) });

/** As somebody does who reads: a stretch at a time, until the end of the page was on screen. */
const readPage = async (page: Page, number: number) => {
  const section = page.getByRole('region', { name: new RegExp(`^Page ${number} of`) });
  const seen = pageHeading(page, number).getByText('seen');
  const bands = section.locator('[data-band]');
  await section.scrollIntoViewIfNeeded();
  await expect(bands.first().or(seen)).toBeAttached();
  for (const band of await bands.all()) {
    await band.evaluate((element) => element.scrollIntoView({ block: 'center' })).catch(() => undefined);
    await expect(band.and(page.locator('[data-band="seen"]')).or(seen)).toBeAttached();
  }
  await expect(seen).toBeVisible();
};

test('a document is read page by page, named in what is missing, and acknowledged; then comes the next', async ({
  page,
}, { project }) => {
  const { said } = await openReadingRoom(page, twoDocuments());
  await gotoAlive(page, ADDRESS);
  await expect(heading(page, 'What there is to read')).toBeVisible();
  await expect(page.getByText('2 documents to read')).toBeVisible();
  await expect(page.getByText('Was due Jan 1, 2020')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: `test-results/shots/list-${project.name}.png`, fullPage: true });

  await page.getByRole('button', { name: 'Read: Cooling of cooked food' }).click();
  await expect(heading(page, 'Cooling of cooked food')).toBeFocused();
  await expect(page).toHaveURL(`${ADDRESS}?document=1`);
  await readPage(page, 1);
  await expect(page.getByText('1 of 3 pages seen')).toBeVisible();
  await expect(page.getByText('Not seen yet:')).toBeAttached();
  await expect(page.getByRole('button', { name: 'I have read this' })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: `test-results/shots/document-${project.name}.png` });

  // The last page first; what is left between is named, and a jump away.
  await readPage(page, 3);
  await expect(page.getByRole('listitem').getByRole('button')).toHaveText(['Page 2']);
  await page.getByRole('listitem').getByRole('button', { name: 'Page 2' }).click();
  await expect(pageHeading(page, 2)).toBeFocused();
  await readPage(page, 2);
  await expect(page.getByText('All pages seen')).toBeVisible();

  await page.getByRole('button', { name: 'Say that you have read it' }).click();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(page.getByText('Please type your name.')).toBeVisible();
  await expect(page.getByText('Please tick the statement.')).toBeVisible();
  await page.getByLabel('Your name').fill('Rosa Díaz');
  await page.getByLabel('I have read and understood this document.').check();
  await page.getByLabel('Mail me a copy').check();
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: `test-results/shots/form-${project.name}.png` });
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(heading(page, 'Thank you')).toBeFocused();
  await expect(page.getByText('A copy is on its way to you by mail.')).toBeVisible();
  expect(said).toMatchObject([
    { documentId: 1, revision: 1, name: 'Rosa Díaz', agreed: true, wantsCopy: true },
  ]);
  expect(await findViolations(page)).toEqual([]);
  await page.screenshot({ path: `test-results/shots/thanks-${project.name}.png` });

  await page.getByRole('button', { name: 'Read next: Cleaning' }).click();
  await expect(heading(page, 'Cleaning')).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'All documents' }).click();
  await expect(page.getByRole('button', { name: 'Look again: Cooling of cooked food' })).toBeVisible();
});
