import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LineItem, Order } from '#shared/contract/order.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { lineItemOf, sampleOrder, versionOf } from '#tests/support/samples/sample-order.ts';
import { OrderPage } from './order-page.tsx';

const makingItem = (id: number) => lineItemOf(id, { status: 'GENERATING', previewImagePath: null });

const SIGN = '/storage/v1/object/sign/document_previews';
const ITEMS = 'customer.getCustomerOrderDocumentLineItems';
const ORDER = 'customer.getCustomerOrder';
const POLL_MS = 2000;

let items: LineItem[] = [];
let isSigning = true;
const clicked: string[] = [];
const noteDownload = (event: MouseEvent) => {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return;
  event.preventDefault();
  clicked.push(link.getAttribute('href') ?? '');
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isSigning = true;
  clicked.length = 0;
  document.addEventListener('click', noteDownload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.removeEventListener('click', noteDownload);
});

const show = async (change: Partial<Order> = {}, more: Record<string, (input: unknown) => unknown> = {}) => {
  const shown = { ...sampleOrder, ...change };
  const asked = answerCalls(
    {
      [ORDER]: () => shown,
      [ITEMS]: () => items,
      'customer.getCustomerInvoices': () => [],
      'customer.getCustomerOrderVersions': () => [],
      'customer.getOrderZipUrl': () => ({ url: '/order.zip' }),
      ...more,
    },
    {
      [SIGN]: (body) =>
        (body as { paths: string[] }).paths.map((path) => ({
          path,
          signedURL: isSigning ? `/${path}` : null,
          error: null,
        })),
    },
  );
  const page = await renderAt('/orders/12', <OrderPage order={shown} supportEmail="help@example.com" />);
  const timesAsked = (name: string) => asked.filter((call) => call.name === name).length;
  return { ...page, asked, timesAsked };
};

const pageOf = (page: number) => ({ page, width: 800, height: 1035, src: `/page-${page}.jpg`, webp: [] });

const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const button = (name: string) => screen.findByRole('button', { name });

test('the head names the product as text, the order, its documents and what was paid', async () => {
  items = [lineItemOf(1), lineItemOf(2)];
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bakery <Opening>');
  expect(screen.getByText('No. 12')).toBeTruthy();
  expect(screen.getByText('Dana’s Bakery')).toBeTruthy();
  expect(screen.getByText('$199.99')).toBeTruthy();
  expect(screen.getByText('Nov 15, 2026')).toBeTruthy();
});

test.each(['pending', 'failed'] as const)(
  'an order whose payment is %s shows how many documents it would have and its price, and nothing as paid',
  async (status) => {
    await show({ status, isOpen: false, businessName: null, documentCount: 6, generatedCount: 0 });
    expect(factOf('Docs')).toBe('6');
    expect(factOf('Price')).toBe('$199.99');
    expect(screen.queryByText('Paid')).toBeNull();
  },
);

test('documents are asked for every two seconds until all are made, and then no more', async () => {
  items = [lineItemOf(1), makingItem(2)];
  const { timesAsked } = await show();
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('50%'));
  expect(document.title).toBe('50% · Bakery <Opening> · Bindery');
  expect(screen.queryByRole('group', { name: 'Downloads' })).toBeNull();
  items = [lineItemOf(1), lineItemOf(2)];
  await letPass(POLL_MS);
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('All'));
  expect(document.title).toBe('Bakery <Opening> · Bindery');
  expect(screen.getByRole('group', { name: 'Downloads' })).toBeTruthy();
  const asked = timesAsked(ITEMS);
  await letPass(5 * POLL_MS);
  expect(timesAsked(ITEMS)).toBe(asked);
});

test('a tab that nobody looks at asks on while documents are made, and says in its title how far they are', async () => {
  items = [makingItem(1), makingItem(2)];
  const { timesAsked } = await show();
  await waitFor(() => expect(timesAsked(ITEMS)).toBe(1));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await letPass(3 * POLL_MS);
  expect(timesAsked(ITEMS)).toBe(4);
  items = [lineItemOf(1), makingItem(2)];
  await letPass(POLL_MS);
  expect(document.title).toBe('50% · Bakery <Opening> · Bindery');
  visibility.mockRestore();
});

test('the invoice is looked for until it is there, by its payment', async () => {
  items = [lineItemOf(1)];
  const invoices: unknown[] = [{ payment_intent: 'pi_other', pdf_url: '/other.pdf' }];
  await show({}, { 'customer.getCustomerInvoices': () => invoices });
  expect(await screen.findByText('Loading invoice')).toBeTruthy();
  invoices.push({ payment_intent: 'pi_1', pdf_url: '/mine.pdf' });
  await letPass(POLL_MS);
  expect((await screen.findByRole('link', { name: 'Invoice' })).getAttribute('href')).toBe('/mine.pdf');
});

test.each([
  ['made free by a promotion code', { paymentIntent: null, amount: 0 }],
  ['made free after a card was declined', { amount: 0 }],
  ['never paid', { status: 'failed', isOpen: false, businessName: null }],
] as const)('an order that was %s does not wait for an invoice', async (_name, change) => {
  items = [lineItemOf(1)];
  const { timesAsked } = await show(change);
  expect(await button('Print')).toBeTruthy();
  await letPass(POLL_MS);
  expect(screen.queryByText(/invoice/i)).toBeNull();
  expect(timesAsked('customer.getCustomerInvoices')).toBe(0);
});

test('a finished document shows its picture, and one whose link has run out asks for another', async () => {
  items = [lineItemOf(1)];
  const { container, timesAsked } = await show();
  const picture = await waitFor(() => {
    const found = container.querySelector('img');
    expect(found?.getAttribute('src')).toBe('/storage/v1/orders/12/1.jpg');
    return found;
  });
  fireEvent.error(picture ?? container);
  await waitFor(() => expect(timesAsked(SIGN)).toBe(2));
});

test.each([
  ['one document with Excel', [lineItemOf(1, { hasExcel: true })], ['Download Excel']],
  ['several with Excel', [lineItemOf(1, { hasExcel: true }), lineItemOf(2)], ['Download All Files']],
  ['no Excel', [lineItemOf(1), lineItemOf(2)], ['Download All as .PDF', 'Download All as .DOCX']],
])('the downloads of %s', async (_name, given, expected) => {
  items = given;
  await show();
  const group = within(await screen.findByRole('group', { name: 'Downloads' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...expected,
    'Download as one ZIP',
  ]);
});

test('a download counts its files, pauses between them, and says when it is finished', async () => {
  items = [lineItemOf(1), lineItemOf(2)];
  const { user } = await show();
  await user.click(await button('Download All as .PDF'));
  expect(await button('Downloading 2 of 2')).toBeTruthy();
  expect(clicked).toEqual(['/storage/v1/orders/12/1.pdf&download=']);
  expect((await button('Download All as .DOCX')).hasAttribute('disabled')).toBe(true);
  await letPass(1500);
  expect(await button('Downloaded as .PDF')).toBeTruthy();
  expect(clicked).toHaveLength(2);
  await user.click(await button('Download All as .DOCX'));
  await letPass(1500);
  expect(await button('Downloaded as .DOCX')).toBeTruthy();
  expect(await button('Downloaded as .PDF')).toBeTruthy();
});

test.each([
  [[lineItemOf(1)], 'Download All as .DOCX', 'Documents were not downloaded. Please refresh and try again.'],
  [
    [lineItemOf(1, { hasExcel: true })],
    'Download Excel',
    'Excel files were not downloaded. Please refresh and try again.',
  ],
])('a download that fails says so', async (given, label, sentence) => {
  items = given;
  const { user } = await show();
  isSigning = false;
  await user.click(await button(label));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(clicked).toEqual([]);
  expect(await button(label)).toBeTruthy();
});

test('everything comes as one ZIP too', async () => {
  items = [lineItemOf(1)];
  const { user } = await show();
  await user.click(await button('Download as one ZIP'));
  await waitFor(() => expect(clicked).toEqual(['/order.zip']));
});

test('each document has a menu of its formats, while others are still being made', async () => {
  items = [lineItemOf(1, { hasExcel: true }), makingItem(2)];
  const { user } = await show();
  await user.click(await button('Download Document 1'));
  const formats = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(formats).toEqual(['PDF', 'Word (.docx)', 'Excel (.xlsx)']);
  await user.click(screen.getByRole('menuitem', { name: 'Word (.docx)' }));
  await waitFor(() => expect(clicked).toEqual(['/storage/v1/orders/12/1.docx&download=']));
  expect(screen.queryByRole('button', { name: 'Download Document 2' })).toBeNull();
});

test('a failed document gives its reason, and only what failed is tried again', async () => {
  items = [
    lineItemOf(1),
    lineItemOf(2, { status: 'FAILED', previewImagePath: null, failure: 'The converter gave up.' }),
  ];
  const retryFailed = () => {
    items = [lineItemOf(1), makingItem(2)];
    return null;
  };
  const { user, asked } = await show({}, { 'customer.retryLineItems': retryFailed });
  expect(await screen.findByText('The converter gave up.')).toBeTruthy();
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('1 document could not be made')).toBeTruthy();
  expect(notice.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    'mailto:help@example.com?subject=Order%20No.%2012',
  );
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(asked).toContainEqual({ name: 'customer.retryLineItems', input: { orderId: 12 } });
  expect(screen.getByText('Being made')).toBeTruthy();
});

test('regenerating asks first, then follows the new documents', async () => {
  items = [lineItemOf(1)];
  const regenerate = vi.fn<(input: unknown) => null>(() => {
    items = [makingItem(1)];
    return null;
  });
  const { user } = await show({}, { 'customer.regenerateOrder': regenerate });
  await user.click(await button('Regenerate with my current details'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make the documents again?' }));
  expect(regenerate).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Regenerate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(regenerate).toHaveBeenCalledExactlyOnceWith({ orderId: 12 });
  expect(await screen.findByText('Being made')).toBeTruthy();
});

test('what was there before is an earlier version as soon as the next is being made', async () => {
  items = [lineItemOf(1)];
  let versions = [versionOf(1, { isCurrent: true })];
  const { user } = await show(
    {},
    {
      'customer.getCustomerOrderVersions': () => versions,
      'customer.regenerateOrder': () => {
        items = [makingItem(1)];
        versions = [versionOf(1)];
        return null;
      },
    },
  );
  await user.click(await button('Regenerate with my current details'));
  expect(screen.queryByText(/Earlier versions \(/)).toBeNull();
  await user.click(await button('Regenerate'));
  expect(await screen.findByText('Earlier versions (1)')).toBeTruthy();
  items = [lineItemOf(1)];
  versions = [versionOf(2, { isCurrent: true }), versionOf(1, { businessName: 'Lee Bakery' })];
  await letPass(POLL_MS);
  expect(await screen.findByText('Lee Bakery')).toBeTruthy();
  expect(screen.getByText('Earlier versions (1)')).toBeTruthy();
});

test('when regenerating is refused, the dialog says why', async () => {
  items = [lineItemOf(1)];
  const { user } = await show(
    {},
    {
      'customer.regenerateOrder': () => {
        throw new Refusal(429, 'Please wait a moment.');
      },
    },
  );
  await user.click(await button('Regenerate with my current details'));
  await user.click(await button('Regenerate'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a moment.');
});

test.each([
  ['refunded', 'refunded', 'This order was refunded'],
  ['disputed', 'succeeded', 'This payment is disputed'],
  ['under review', 'review', 'We are checking this payment'],
] as const)('an order that is %s is seen, but gives nothing away', async (_name, status, sentence) => {
  items = [lineItemOf(1)];
  const { asked } = await show({ status, isOpen: false });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(await screen.findByText('Document 1')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Downloads' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button', { name: /Document 1/ })).toBeNull();
  expect(asked.some(({ name }) => name === SIGN)).toBe(false);
});

test('documents of a closed order that cannot be loaded can be asked for again', async () => {
  let isBroken = true;
  items = [lineItemOf(1)];
  const { user } = await show(
    { status: 'refunded', isOpen: false },
    {
      [ITEMS]: () => {
        if (isBroken) throw new Refusal(500, 'Something went wrong on our side.');
        return items;
      },
    },
  );
  expect(await screen.findByText('The documents could not be loaded.')).toBeTruthy();
  isBroken = false;
  await user.click(await button('Try again'));
  expect(await screen.findByText('Document 1')).toBeTruthy();
});

test('while files are handed over, the menus of documents offer no others', async () => {
  items = [lineItemOf(1), lineItemOf(2)];
  const { user } = await show();
  await user.click(await button('Download All as .PDF'));
  await user.click(await button('Download Document 1'));
  const offers = await screen.findAllByRole('menuitem');
  expect(offers.map((offer) => offer.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});

test.each([
  [
    'pending',
    'we have not heard of a payment yet',
    'your documents are made here',
    'please do not pay twice',
  ],
  ['failed', 'declined, or the payment page was left', 'Nothing was charged', 'another card often helps'],
] as const)(
  'an order that is %s says what happened, what happens next and what to do, with the way to the bundle',
  async (status, ...sentences) => {
    const { timesAsked } = await show({ status, isOpen: false, paymentIntent: null });
    const told = within(screen.getByRole('heading', { level: 2 }).parentElement ?? document.body);
    expect(told.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'What happened',
      'What happens next',
      'What you can do',
    ]);
    const texts = told.getAllByRole('definition').map(({ textContent }) => textContent);
    sentences.forEach((sentence, index) => expect(texts[index]).toContain(sentence));
    const bundle = screen.getByRole('link', { name: 'View Product' });
    expect(bundle.getAttribute('href')).toBe('/products/bakery-opening');
    const support = screen.getByRole('link', { name: 'Contact support' });
    expect(support.getAttribute('href')).toBe('mailto:help@example.com?subject=Order%20No.%2012');
    await letPass(3 * POLL_MS);
    expect(timesAsked(ORDER) > 1).toBe(status === 'pending');
  },
);

test('a pending order is asked for every two seconds, in a hidden tab as well, until its payment is confirmed', async () => {
  items = [lineItemOf(1)];
  let order: Order = { ...sampleOrder, status: 'pending', isOpen: false, paymentIntent: null };
  const { timesAsked } = await show(order, { [ORDER]: () => order });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(timesAsked(ORDER)).toBe(1));
  await letPass(3 * POLL_MS);
  expect(timesAsked(ORDER)).toBe(4);
  expect(screen.getByText('This order is not paid yet')).toBeTruthy();
  expect(timesAsked(ITEMS)).toBe(0);
  order = sampleOrder;
  await letPass(POLL_MS);
  expect(await screen.findByText('Document 1')).toBeTruthy();
  expect(screen.queryByText('This order is not paid yet')).toBeNull();
  const asked = timesAsked(ORDER);
  await letPass(5 * POLL_MS);
  expect(timesAsked(ORDER)).toBe(asked);
  visibility.mockRestore();
});

test('the pages of a document open in a lightbox', async () => {
  items = [lineItemOf(1)];
  const { user } = await show(
    {},
    { 'customer.getCustomerOrderDocumentPages': () => ({ pages: [pageOf(1), pageOf(2)] }) },
  );
  await user.click(await button('View Document 1'));
  expect(await screen.findByAltText('Document 1, page 1')).toBeTruthy();
  expect(screen.getByText('1 / 2')).toBeTruthy();
});
