import { type Download, expect, type Page } from '@playwright/test';
import { findViolations } from '#tests/e2e/support/checks/find-violations.ts';
import { intercept, stopIntercepting } from '#tests/e2e/support/intercept.ts';
import { oneSize } from '#tests/e2e/support/one-size.ts';
import { shopTest as test } from '#tests/e2e/support/shop-test.ts';
import { lineItemOf, sampleOrder, versionOf } from '#tests/support/samples/sample-order.ts';
import { BUCKET, openOrder, type World } from './open-order.ts';

const buttonsOf = (page: Page) => page.getByRole('group', { name: 'Downloads' }).getByRole('button');

/** The files that the browser begins to save while something happens. */
const filesSavedBy = async (page: Page, count: number, act: () => Promise<void>) => {
  const names: string[] = [];
  // By address: what the server would call a file is of no interest here, there is none.
  const note = (download: Download) => names.push(new URL(download.url()).pathname.split('/').at(-1) ?? '');
  page.on('download', note);
  await act();
  await expect.poll(() => names.length).toBe(count);
  page.off('download', note);
  return names;
};

test(
  'the files of an order are saved, on paper it is a list, and closed it is only seen',
  oneSize,
  async ({ page }) => {
    const versions = [versionOf(3, { isCurrent: true }), versionOf(2), versionOf(1)];
    const world: World = { items: [lineItemOf(1), lineItemOf(2)], versions };
    await openOrder(page, world);
    const first = buttonsOf(page).first();
    let refused = 0;

    await test.step('documents without Excel come as PDF and as DOCX, and one by one from their menus', async () => {
      await expect(buttonsOf(page)).toHaveText([
        'Download All as .PDF',
        'Download All as .DOCX',
        'Download as one ZIP',
      ]);
      expect(await filesSavedBy(page, 2, () => first.click())).toEqual(['1.pdf', '2.pdf']);
      await expect(first).toHaveText('Downloaded as .PDF');
      const one = await filesSavedBy(page, 1, async () => {
        await page.getByRole('button', { name: 'Download Document 2' }).click();
        await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'Word (.docx)']);
        await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
      });
      expect(one).toEqual(['2.docx']);
    });

    await test.step('earlier versions are unfolded by keyboard and come as one ZIP each', async () => {
      const list = page.getByRole('list', { name: 'Earlier versions (2)' });
      const fold = page.locator('summary', { hasText: 'Earlier versions (2)' });
      await expect(fold).toBeVisible();
      await expect(list).toBeHidden();
      await fold.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.getByRole('listitem').first()).toContainText('Business 2');
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Download as one ZIP, Version 1' })).toBeFocused();
      const saved = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect(new URL((await saved).url()).searchParams.get('version')).toBe('1');
      await expect(page.getByRole('button', { name: 'Downloaded as ZIP, Version 1' })).toBeVisible();
    });

    await test.step('several documents with Excel come as all files, one after the other', async () => {
      world.items = [lineItemOf(1, { hasExcel: true }), lineItemOf(2)];
      world.versions = [];
      await page.reload();
      await expect(buttonsOf(page)).toHaveText(['Download All Files', 'Download as one ZIP']);
      const names = await filesSavedBy(page, 5, async () => {
        await first.click();
        await expect(first).toHaveText(/^Downloading [1-5] of 5$/);
      });
      expect(names).toEqual(['1.pdf', '1.docx', '1.xlsx', '2.pdf', '2.docx']);
      await expect(first).toHaveText('Downloaded all files');
    });

    await test.step('on paper an order is a plain list: number, date and documents, and nothing to press', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('No. 12')).toBeVisible();
      await expect(page.getByText('Nov 15, 2026')).toBeVisible();
      await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(2);
      for (const pressed of ['button', 'link', 'img', 'progressbar'] as const)
        expect(await page.locator('body').getByRole(pressed).filter({ visible: true }).count(), pressed).toBe(
          0,
        );
      await page.emulateMedia({ media: null });
    });

    await test.step('a single document with Excel comes as Excel', async () => {
      world.items = [lineItemOf(1, { hasExcel: true })];
      await intercept(page, `*${BUCKET}/*/1.jpg?*`, ({ fulfill, fallback }) => {
        refused += 1;
        return refused === 1 ? fulfill({ status: 403, body: '' }) : fallback();
      });
      await page.reload();
      await expect(buttonsOf(page)).toHaveText(['Download Excel', 'Download as one ZIP']);
      expect(await filesSavedBy(page, 1, () => first.click())).toEqual(['1.xlsx']);
      await expect(first).toHaveText('Downloaded Excel');
    });

    await test.step('a picture whose link has run out gets another', async () => {
      const shown = page.getByRole('button', { name: 'View Document 1' }).locator('img');
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(80);
      expect(refused).toBeGreaterThan(1);
    });

    await test.step('files that cannot be had are said to be missing', async () => {
      world.isThere = () => false;
      await first.click();
      await expect(page.getByRole('alert')).toHaveText(
        'Excel files were not downloaded. Please refresh and try again.',
      );
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('a refunded order is seen, but its documents are closed', async () => {
      world.items = [lineItemOf(1, { previewImagePath: null })];
      world.order = { ...sampleOrder, status: 'refunded', isOpen: false };
      world.versions = [versionOf(2, { isCurrent: true }), versionOf(1)];
      await page.reload();
      await expect(page.getByText('This order was refunded')).toBeVisible();
      await expect(page.getByText('Document 1')).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.getByText('Earlier versions (1)').click();
      await expect(page.getByText('Business 1')).toBeVisible();
      await expect(page.getByRole('button', { name: /Download|View/ })).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step('an address that is no number, and an order that is not there, are not found', async () => {
      await stopIntercepting();
      for (const address of [
        '/orders/abc',
        '/orders/0',
        '/orders/12e3',
        '/orders/999999',
        '/orders/99999999999',
      ]) {
        await page.goto(address);
        await expect(page).toHaveURL('/404');
      }
    });
  },
);
