import { expect } from '@playwright/test';
import { findViolations } from './support/checks/find-violations.ts';
import { shopTest as test } from './support/shop-test.ts';
import { lineItemOf, sampleOrder } from '#tests/support/samples/sample-order.ts';
import { openOrder, type World } from './orders/open-order.ts';

const making = (id: number) => lineItemOf(id, { status: 'GENERATING', previewImagePath: null });

const rightOf = (element: Element) => element.getBoundingClientRect().right;

/** How many of the words stand on more than one line. */
const brokenWordsOf = (element: Element) => {
  const text = element.firstChild;
  const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
  return words.filter(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text as Node, index);
    range.setEnd(text as Node, index + word.length);
    return range.getClientRects().length > 1;
  }).length;
};

const LONG_NAME =
  'Manufacturing Environment Health and Safety Responsibilities, Internationalization and Recordkeeping';
const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorffmaintenancecompany';

test('an order keeps its shape while its documents are made, with long names, and under the lightbox', async ({
  page,
}, { project }) => {
  const world: World = {
    items: [lineItemOf(1), making(2)],
    order: { ...sampleOrder, businessName: LONG_WORD },
  };
  await openOrder(page, world);

  await test.step('a business with one very long word for a name stays inside its order', async () => {
    const name = page.getByText(LONG_WORD);
    const head = await name.locator('xpath=../..').evaluate(rightOf);
    expect(await name.evaluate(rightOf)).toBeLessThan(head);
  });

  await test.step('documents appear one by one without moving anything, and the title counts along', async () => {
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '50%');
    await expect(page).toHaveTitle(/^50% · /);
    await expect(page.getByText('Being made')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Downloads' })).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    const card = page.getByRole('region', { name: 'Documents' }).getByRole('listitem').nth(1);
    const { width, height } = (await card.boundingBox()) ?? {};
    world.items = [lineItemOf(1), lineItemOf(2)];
    await expect(bar).toHaveAttribute('aria-valuetext', 'All');
    await expect(page).toHaveTitle(/^Bakery/);
    await expect(card.locator('img')).toBeVisible();
    expect(await card.boundingBox()).toMatchObject({ width, height });
    expect(await findViolations(page)).toEqual([]);
  });

  const opener = page.getByRole('button', { name: 'View Document 1' });
  await test.step('the pages of a document are leafed through in the lightbox, and the focus comes back', async () => {
    await opener.click();
    await expect(page.getByText('1 / 2')).toBeVisible();
    await expect(page.locator('.yarl__container')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 / 2')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('Back closes the viewer of an order and stays with the order', async () => {
    await opener.click();
    await expect(page.getByText('1 / 2')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 / 2')).toBeHidden();
    await expect(page).toHaveURL('/orders/12');
    await expect(opener).toBeFocused();
  });

  await test.step('the long names of documents break between words, and the cover stands beside or upon the head of its order', async () => {
    const failed = { name: LONG_NAME, status: 'FAILED', previewImagePath: null } as const;
    world.items = [lineItemOf(1, { name: LONG_NAME }), lineItemOf(2, failed)];
    await page.reload();
    await expect(page.getByRole('button', { name: `Download ${LONG_NAME}` })).toBeVisible();
    const headings = await page.getByRole('heading', { level: 3, name: LONG_NAME }).all();
    expect(headings).toHaveLength(2);
    for (const heading of headings) expect(await heading.evaluate(brokenWordsOf)).toBe(0);
    const cover = page.locator('[data-cover]').locator('xpath=../..');
    const [coverBox, headBox] = [
      await cover.boundingBox(),
      await cover.locator('xpath=following-sibling::*').boundingBox(),
    ];
    if (project.name === 'phone') {
      expect(headBox?.y).toBeCloseTo((coverBox?.y ?? 0) + (coverBox?.height ?? 0), 0);
      expect(headBox?.width).toBeCloseTo(coverBox?.width ?? 0, 0);
    } else expect(headBox?.y).toBeCloseTo(coverBox?.y ?? 0, 0);
  });
});
