import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { LineItem, Order, OrderVersion } from '#shared/contract/order.ts';
import { answerCalls } from '#tests/e2e/support/answer-calls.ts';
import { arriveAsCustomer } from '#tests/e2e/support/arrive-signed-in.ts';
import { intercept } from '#tests/e2e/support/intercept.ts';
import { newAddress } from '#tests/e2e/support/people.ts';
import { sampleOrder } from '#tests/support/samples/sample-order.ts';

const picture = await sharp({ create: { width: 80, height: 104, channels: 3, background: '#dcebe4' } })
  .jpeg()
  .toBuffer();

export const BUCKET = '/storage/v1/object/sign/document_previews';

const attachment = (contentType: string, name: string) => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${name}"`,
});

/** The bucket's part: links for whatever is asked, and files behind them. */
const serveFiles = async (page: Page, isThere: (path: string) => boolean) => {
  await intercept(page, `*${BUCKET}`, ({ body, fulfill }) => {
    const { paths } = JSON.parse(body ?? '') as { paths: string[] };
    return fulfill({
      json: paths.map((path) => ({
        path,
        signedURL: isThere(path) ? `/object/sign/document_previews/${path}?token=t` : null,
        error: null,
      })),
    });
  });
  await intercept(page, `*${BUCKET}/*`, ({ url, fulfill }) => {
    const name = url.pathname.split('/').at(-1) ?? '';
    return name.endsWith('.jpg')
      ? fulfill({ headers: { 'content-type': 'image/jpeg' }, body: picture })
      : fulfill({ headers: attachment('application/octet-stream', name), body: 'a file' });
  });
};

/** What the server knows of an order; it may change while the page is looked at. */
export type World = {
  items: LineItem[];
  order?: Order;
  versions?: OrderVersion[];
  isThere?: (path: string) => boolean;
};

export const openOrder = async (page: Page, world: World) => {
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
  await intercept(page, '*/api/customer/orders/12.zip*', ({ fulfill }) =>
    fulfill({ headers: attachment('application/zip', 'order.zip'), body: 'a file' }),
  );
  await serveFiles(page, (path) => world.isThere?.(path) ?? true);
  await arriveAsCustomer(page, newAddress());
  await page.goto('/orders/12');
  await expect(page.getByRole('heading', { level: 1, name: 'Bakery <Opening>' })).toBeVisible();
};
