import { expect } from '@playwright/test';
import { READING_TOKEN, readingDocumentOf, textOf } from '#tests/support/samples/sample-reading.ts';
import { answerCalls, refusal } from '../support/answer-calls.ts';
import { intercept } from '../support/intercept.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { heading, pageHeading, readPage } from './read-page.ts';
import { openReadingRoom } from './reading-room.ts';
import { oneSize } from '../support/one-size.ts';
import { shopTest as test } from '../support/shop-test.ts';

const ADDRESS = `/read/${READING_TOKEN}`;
const twoDocuments = () => [
  readingDocumentOf(1, { title: 'Cooling of cooked food', dueOn: '2099-01-01' }),
  readingDocumentOf(2, { title: 'Cleaning', dueOn: '2020-01-01' }),
];

test('a document is read page by page, named in what is missing, and acknowledged; then comes the next', async ({
  page,
}) => {
  const { said } = await openReadingRoom(page, twoDocuments());
  await gotoAlive(page, ADDRESS);
  await expect(heading(page, 'What there is to read')).toBeVisible();
  await expect(page.getByText('2 documents to read')).toBeVisible();
  await expect(page.getByText('Was due Jan 1, 2020')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Read: Cooling of cooked food' }).click();
  await expect(heading(page, 'Cooling of cooked food')).toBeFocused();
  await expect(page).toHaveURL(`${ADDRESS}?document=1`);
  await readPage(page, 1);
  await expect(page.getByText('1 of 3 pages seen')).toBeVisible();
  await expect(page.getByText('Not seen yet:')).toBeAttached();
  await expect(page.getByRole('button', { name: 'I have read this' })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

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
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect(heading(page, 'Thank you')).toBeFocused();
  await expect(page.getByText('A copy is on its way to you by mail.')).toBeVisible();
  expect(said).toMatchObject([
    { documentId: 1, revision: 1, name: 'Rosa Díaz', agreed: true, wantsCopy: true },
  ]);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Read next: Cleaning' }).click();
  await expect(heading(page, 'Cleaning')).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'All documents' }).click();
  await expect(page.getByRole('button', { name: 'Look again: Cooling of cooked food' })).toBeVisible();
});

test(
  'with the keyboard alone, and for whoever hears the page: the text is there, is found, and counts',
  oneSize,
  async ({ page }) => {
    await openReadingRoom(page, twoDocuments());
    await gotoAlive(page, `${ADDRESS}?document=1`);
    await expect(heading(page, 'Cooling of cooked food')).toBeVisible();
    const first = page.getByRole('region', { name: 'Page 1 of 3' });
    await expect(first).toMatchAriaSnapshot(`
    - region:
      - heading /Page 1 of 3/ [level=2]
      - paragraph: /Cooling of cooked food Step 1/
      - paragraph: Keep hot food above 61 degrees.
      - button /End of page 1/
  `);
    // What the browser's own search would find.
    expect(
      await page.evaluate(() => (window as { find?: (text: string) => boolean }).find?.('above 63 degrees')),
    ).toBe(true);
    for (const number of [1, 2, 3]) {
      await page.getByRole('button', { name: `End of page ${number}` }).focus();
      await expect(pageHeading(page, number)).toContainText('seen');
    }
    const form = page.getByRole('heading', { name: 'I have read this' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Rosa Díaz');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Thank you')).toBeFocused();
  },
);

test('as text, large enough for a phone, pages count as well', async ({ page }) => {
  await openReadingRoom(page, [readingDocumentOf(1, { title: 'Cooling', pageCount: 1 })]);
  await gotoAlive(page, `${ADDRESS}?document=1`);
  await page.getByText('Text', { exact: true }).click();
  await expect(page.getByText('Keep hot food above 61 degrees.')).toBeVisible();
  expect(textOf(1)).toContain('Keep hot food above 61 degrees.');
  await readPage(page, 1);
  expect(await findViolations(page)).toEqual([]);
});

test(
  'what was seen without a connection is not lost, and is sent when there is one',
  oneSize,
  async ({ page }) => {
    const documents = [readingDocumentOf(1, { title: 'Cooling', pageCount: 1 })];
    await openReadingRoom(page, documents);
    let isDown = true;
    await intercept(page, '*recordPagesSeen*', ({ abort, fallback }) => (isDown ? abort() : fallback()));
    await gotoAlive(page, `${ADDRESS}?document=1`);
    await readPage(page, 1);
    await expect(page.getByText('What you have seen is not saved yet.')).toBeVisible();
    expect(documents[0]?.pagesSeen).toEqual([]);
    await page.reload();
    await expect(pageHeading(page, 1)).toContainText('seen');
    isDown = false;
    await expect.poll(() => documents[0]?.pagesSeen).toEqual([1]);
  },
);

test('whoever knows an earlier revision sees what changed before the pages', async ({ page }) => {
  const document = readingDocumentOf(1, { title: 'Cooling', revision: 2, state: 'outdated' });
  await openReadingRoom(page, [document], {
    change: { sinceRevision: 1, reasons: ['Limits follow the 2026 code'] },
  });
  const changed = { kind: 'paragraph', place: 'Body', state: 'changed' };
  const pieces = [
    { kind: 'same', text: 'Keep above ' },
    { kind: 'removed', text: '60' },
    { kind: 'added', text: '63' },
  ];
  await answerCalls(page, {
    'public.getReadingChanges': () => ({
      stretches: [{ isFolded: false, start: 0, blocks: [{ ...changed, pieces }] }],
      counts: { added: 0, removed: 0, changed: 1, moved: 0 },
      isCoarse: false,
    }),
  });
  await gotoAlive(page, ADDRESS);
  await expect(page.getByText('New revision')).toBeVisible();
  await page.getByRole('button', { name: 'Read: Cooling' }).click();
  const what = page.getByRole('region', { name: 'What changed' });
  await expect(what.getByText('You have read revision 1. Since then:')).toBeVisible();
  await expect(what.getByText('Limits follow the 2026 code')).toBeVisible();
  await expect(what.locator('ins')).toContainText('63');
  expect(await findViolations(page)).toEqual([]);
});

test('who has nothing to read is told so; who may not read, too, and why', oneSize, async ({ page }) => {
  await openReadingRoom(page, [
    readingDocumentOf(1, { state: 'read', acknowledgedAt: '2026-11-17T15:00:00.000Z' }),
  ]);
  await gotoAlive(page, ADDRESS);
  await expect(page.getByText('Nothing to read: you are up to date')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await answerCalls(page, { 'public.getReading': refusal(404, 'This link is not valid any more.') });
  await page.reload();
  await expect(heading(page, 'Nothing can be read here')).toBeVisible();
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test(
  'the page of a reader is no page of the shop, and tells nobody its address',
  oneSize,
  async ({ page }) => {
    const { tokens } = await openReadingRoom(page, twoDocuments());
    const told: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (
        referer.includes('/read/') ||
        (!request.isNavigationRequest() && request.url().includes(READING_TOKEN))
      )
        told.push(request.url());
    });
    const answer = await gotoAlive(page, ADDRESS);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    await expect(page.getByText('Harbor & Pine Bakery')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('button', { name: 'Read: Cleaning' }).click();
    await expect(page.locator('img').first()).toBeVisible();
    expect(told).toEqual([]);
    expect([...tokens]).toEqual([READING_TOKEN]);
  },
);
