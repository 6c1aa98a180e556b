import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { LineItem, Order, OrderVersion } from '#shared/contract/order.ts';
import { lineItemOf, sampleOrder, versionOf } from '#tests/support/samples/sample-order.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveAsCustomer } from './support/arrive-signed-in.ts';
import { findViolations } from './support/find-violations.ts';
import { oneSize } from './support/one-size.ts';
import { newAddress } from './support/people.ts';
import { shopTest as test } from './support/shop-test.ts';

const picture = await sharp({ create: { width: 80, height: 104, channels: 3, background: '#dcebe4' } })
  .jpeg()
  .toBuffer();

const BUCKET = '/storage/v1/object/sign/document_previews';

/** The bucket's part: links for whatever is asked, and files behind them. */
const serveFiles = async (page: Page, isThere: (path: string) => boolean) => {
  await page.route(`**${BUCKET}`, (route) => {
    const { paths } = route.request().postDataJSON() as { paths: string[] };
    return route.fulfill({
      json: paths.map((path) => ({
        path,
        signedURL: isThere(path) ? `/object/sign/document_previews/${path}?token=t` : null,
        error: null,
      })),
    });
  });
  await page.route(`**${BUCKET}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return name.endsWith('.jpg')
      ? route.fulfill({ contentType: 'image/jpeg', body: picture })
      : route.fulfill({
          contentType: 'application/octet-stream',
          headers: { 'content-disposition': `attachment; filename="${name}"` },
          body: 'a file',
        });
  });
};

type World = {
  items: LineItem[];
  order?: Order;
  versions?: OrderVersion[];
  isThere?: (path: string) => boolean;
};

const openOrder = async (page: Page, world: World) => {
  await answerCalls(page, {
    'customer.getCustomerOrder': () => world.order ?? sampleOrder,
    'customer.getCustomerOrderDocumentLineItems': () => world.items,
    'customer.getCustomerOrderVersions': () => world.versions ?? [],
    'customer.getOrderQuestions': () => ({
      orderId: 12,
      questions: [],
      answers: {},
      pictureUrls: {},
      outdated: [],
    }),
    'customer.getOrderZipUrl': (input) => ({
      url: `/api/customer/orders/12.zip?version=${(input as { version: number }).version}`,
    }),
    'customer.getCustomerInvoices': () => [{ payment_intent: 'pi_1', pdf_url: '/invoice.pdf' }],
    'customer.getCustomerOrderDocumentPages': () => ({
      pages: [1, 2].map((number) => ({
        page: number,
        width: 80,
        height: 104,
        src: `${BUCKET}/orders/12/1-p${number}.jpg?token=t`,
        webp: [],
      })),
    }),
  });
  await page.route('**/api/customer/orders/12.zip*', (route) =>
    route.fulfill({
      contentType: 'application/zip',
      headers: { 'content-disposition': 'attachment; filename="order.zip"' },
      body: 'a file',
    }),
  );
  await serveFiles(page, world.isThere ?? (() => true));
  await arriveAsCustomer(page, newAddress());
  await page.goto('/orders/12');
  await expect(page.getByRole('heading', { level: 1, name: 'Bakery <Opening>' })).toBeVisible();
};

const making = (id: number) => lineItemOf(id, { status: 'GENERATING', previewImagePath: null });

const buttonsOf = (page: Page) => page.getByRole('group', { name: 'Downloads' }).getByRole('button');

/** The files that the browser begins to save while something happens. */
const filesSavedBy = async (page: Page, count: number, act: () => Promise<void>) => {
  const names: string[] = [];
  // By address: what the server would call a file is of no interest here, there is none.
  page.on('download', (download) => names.push(new URL(download.url()).pathname.split('/').at(-1) ?? ''));
  await act();
  await expect.poll(() => names.length).toBe(count);
  return names;
};

test(
  'an address that is no number, and an order that is not there, are not found',
  oneSize,
  async ({ page }) => {
    await arriveAsCustomer(page, newAddress());
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
  },
);

test('documents appear one by one without moving anything, and the title counts along', async ({ page }) => {
  const world: World = { items: [lineItemOf(1), making(2)] };
  await openOrder(page, world);
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

const rightOf = (element: Element) => element.getBoundingClientRect().right;

test('a business with one very long word for a name stays inside its order', async ({ page }) => {
  const businessName = 'Wolfeschlegelsteinhausenbergerdorffmaintenancecompany';
  await openOrder(page, { items: [making(1)], order: { ...sampleOrder, businessName } });
  const name = page.getByText(businessName);
  const head = await name.locator('xpath=../..').evaluate(rightOf);
  expect(await name.evaluate(rightOf)).toBeLessThan(head);
});

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

test('the long names of documents break between words, and the cover stands beside or upon the head of its order', async ({
  page,
}, { project }) => {
  const name =
    'Manufacturing Environment Health and Safety Responsibilities, Internationalization and Recordkeeping';
  const failed = { name, status: 'FAILED', previewImagePath: null } as const;
  await openOrder(page, { items: [lineItemOf(1, { name }), lineItemOf(2, failed)] });
  for (const heading of await page.getByRole('heading', { level: 3, name }).all())
    expect(await heading.evaluate(brokenWordsOf)).toBe(0);
  const menu = page.getByRole('button', { name: `Download ${name}` });
  await expect(menu).toBeVisible();
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

test('a single document with Excel comes as Excel', oneSize, async ({ page }) => {
  await openOrder(page, { items: [lineItemOf(1, { hasExcel: true })] });
  await expect(buttonsOf(page)).toHaveText(['Download Excel', 'Download as one ZIP']);
  const names = await filesSavedBy(page, 1, () => buttonsOf(page).first().click());
  expect(names).toEqual(['1.xlsx']);
  await expect(buttonsOf(page).first()).toHaveText('Downloaded Excel');
});

test('several documents with Excel come as all files, one after the other', oneSize, async ({ page }) => {
  await openOrder(page, { items: [lineItemOf(1, { hasExcel: true }), lineItemOf(2)] });
  await expect(buttonsOf(page)).toHaveText(['Download All Files', 'Download as one ZIP']);
  const names = await filesSavedBy(page, 5, async () => {
    await buttonsOf(page).first().click();
    await expect(buttonsOf(page).first()).toHaveText(/^Downloading [1-5] of 5$/);
  });
  expect(names).toEqual(['1.pdf', '1.docx', '1.xlsx', '2.pdf', '2.docx']);
  await expect(buttonsOf(page).first()).toHaveText('Downloaded all files');
});

test(
  'documents without Excel come as PDF and as DOCX, and one by one from their menus',
  oneSize,
  async ({ page }) => {
    await openOrder(page, { items: [lineItemOf(1), lineItemOf(2)] });
    await expect(buttonsOf(page)).toHaveText([
      'Download All as .PDF',
      'Download All as .DOCX',
      'Download as one ZIP',
    ]);
    const pdfs = await filesSavedBy(page, 2, () => buttonsOf(page).first().click());
    expect(pdfs).toEqual(['1.pdf', '2.pdf']);
    await expect(buttonsOf(page).first()).toHaveText('Downloaded as .PDF');
    const one = await filesSavedBy(page, 1, async () => {
      await page.getByRole('button', { name: 'Download Document 2' }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'Word (.docx)']);
      await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
    });
    expect(one).toEqual(['2.docx']);
  },
);

test(
  'files that cannot be had are said to be missing, in the words for their kind',
  oneSize,
  async ({ page }) => {
    const world: World = { items: [lineItemOf(1, { hasExcel: true })], isThere: () => false };
    await openOrder(page, world);
    await buttonsOf(page).first().click();
    await expect(page.getByRole('alert')).toHaveText(
      'Excel files were not downloaded. Please refresh and try again.',
    );
    world.items = [lineItemOf(1)];
    await page.reload();
    await buttonsOf(page).first().click();
    await expect(page.getByRole('alert')).toHaveText(
      'Documents were not downloaded. Please refresh and try again.',
    );
    expect(await findViolations(page)).toEqual([]);
  },
);

test('a picture whose link has run out gets another', oneSize, async ({ page }) => {
  await openOrder(page, { items: [] });
  let refused = 0;
  await page.route(`**${BUCKET}/**/1.jpg?*`, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 403, body: '' }) : route.fallback();
  });
  await answerCalls(page, { 'customer.getCustomerOrderDocumentLineItems': () => [lineItemOf(1)] });
  const shown = page.getByRole('button', { name: 'View Document 1' }).locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(80);
  expect(refused).toBeGreaterThan(1);
});

test('the pages of a document are leafed through in the lightbox, and the focus comes back', async ({
  page,
}) => {
  await openOrder(page, { items: [lineItemOf(1)] });
  const opener = page.getByRole('button', { name: 'View Document 1' });
  await opener.click();
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(page.locator('.yarl__container')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 / 2')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Back closes the viewer of an order and stays with the order', async ({ page }) => {
  await openOrder(page, { items: [lineItemOf(1)] });
  const opener = page.getByRole('button', { name: 'View Document 1' });
  await opener.click();
  await expect(page.getByText('1 / 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 / 2')).toBeHidden();
  await expect(page).toHaveURL('/orders/12');
  await expect(opener).toBeFocused();
});

test('earlier versions are unfolded by keyboard and come as one ZIP each', oneSize, async ({ page }) => {
  const versions = [versionOf(3, { isCurrent: true }), versionOf(2), versionOf(1)];
  await openOrder(page, { items: [lineItemOf(1), lineItemOf(2)], versions });
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

test('an order that was free says nothing of an invoice', oneSize, async ({ page }) => {
  await openOrder(page, {
    items: [lineItemOf(1)],
    order: { ...sampleOrder, paymentIntent: null, amount: 0 },
  });
  await expect(buttonsOf(page).first()).toBeVisible();
  await expect(page.getByText(/invoice/i)).toHaveCount(0);
});

test('a refunded order is seen, but its documents are closed', oneSize, async ({ page }) => {
  await openOrder(page, {
    items: [lineItemOf(1, { previewImagePath: null })],
    order: { ...sampleOrder, status: 'refunded', isOpen: false },
    versions: [versionOf(2, { isCurrent: true }), versionOf(1)],
  });
  await expect(page.getByText('This order was refunded')).toBeVisible();
  await expect(page.getByText('Document 1')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.getByText('Earlier versions (1)').click();
  await expect(page.getByText('Business 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /Download|View/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test(
  'on paper an order is a plain list: number, date and documents, and nothing to press',
  oneSize,
  async ({ page }) => {
    await openOrder(page, { items: [lineItemOf(1), lineItemOf(2)] });
    await expect(buttonsOf(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('No. 12')).toBeVisible();
    await expect(page.getByText('Nov 15, 2026')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(2);
    for (const pressed of ['button', 'link', 'img', 'progressbar'] as const)
      expect(await page.locator('body').getByRole(pressed).filter({ visible: true }).count(), pressed).toBe(
        0,
      );
  },
);
