import { expect, type Page } from '@playwright/test';
import { sampleBinderDocument } from '#tests/support/samples/sample-binder.ts';
import { sampleAdminOrder, sampleOrder } from '#tests/support/samples/sample-order.ts';
import { READING_TOKEN, readingOf, sampleDevice } from '#tests/support/samples/sample-reading.ts';
import { sampleQuestions } from '#tests/support/samples/sample-questions.ts';
import { sampleCustomer, sampleOrderDetails } from '#tests/support/samples/sample-selling.ts';
import type { FileRouteTypes } from '#web/route-tree.gen.ts';
import { adminOf } from './support/admins.ts';
import { answerCalls } from './support/answer-calls.ts';
import { arriveAsCustomer, arriveSignedIn } from './support/arrive-signed-in.ts';
import { gotoAlive } from './support/goto-alive.ts';
import { oneSize } from './support/one-size.ts';
import { newAddress } from './support/people.ts';
import { reportViolations } from './support/checks/report-violations.ts';
import { shopTest as test } from './support/shop-test.ts';
import { watchRequests } from './support/watch-requests.ts';

/** Those under /dev exist in development only, where they have tests of their own. */
type Route = Exclude<FileRouteTypes['to'], `/dev/${string}`>;

/** A new route does not compile without an address here. */
const addresses: Record<Route, string> = {
  '/': '/',
  '/$': '/no/such/page',
  '/404': '/404',
  '/auth': '/auth',
  '/checkout': '/checkout',
  '/checkout-success': '/checkout-success?session_id=cs_1',
  '/invoices': '/invoices',
  '/profile': '/profile',
  '/profile/data': '/profile/data',
  '/binder': '/binder',
  '/binder/$id': '/binder/1',
  '/binder/people': '/binder/people',
  '/binder/updates': '/binder/updates',
  '/orders/$orderId': '/orders/12',
  '/orders/$orderId/questions': '/orders/12/questions',
  '/products/$slug': '/products/bakery-opening-and-closing',
  '/products/$slug/auth': '/products/bakery-opening-and-closing/auth',
  '/products/error': '/products/error',
  '/legal/$name': '/legal/terms',
  '/admin': '/admin',
  '/admin/upload': '/admin/upload',
  '/admin/documents': '/admin/documents',
  '/admin/documents/new': '/admin/documents/new',
  '/admin/products': '/admin/products',
  '/admin/products/new': '/admin/products/new',
  '/admin/products/edit/$id': '/admin/products/edit/1',
  '/admin/orders': '/admin/orders',
  '/admin/orders/$orderId': '/admin/orders/12',
  '/admin/operations': '/admin/operations',
  '/admin/customers': '/admin/customers',
  '/admin/customers/$customerId': '/admin/customers/00000000-0000-4000-8000-000000000001',
  '/admin/promotions': '/admin/promotions',
  '/admin/questions': '/admin/questions',
  '/admin/sales': '/admin/sales',
  '/admin/withdrawals': '/admin/withdrawals',
  '/withdraw': '/withdraw',
  '/confirm-email': '/confirm-email',
  '/read/$token': `/read/${READING_TOKEN}`,
  '/read/shared/$secret': `/read/shared/${READING_TOKEN}`,
};

/** Whatever goes wrong on the page; that an address itself is answered with its honest 404 is not the page's doing. */
const watchMistakes = (page: Page) => {
  const mistakes: string[] = [];
  const asked = new Set<string>();
  const note = (what: string) => mistakes.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.add(request.url());
  });
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    const isHonest = asked.has(message.location().url) && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isHonest) note(message.text());
  });
  page.on('response', (response) => {
    const isCall = !response.request().isNavigationRequest();
    if (isCall && response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  return { mistakes, ...watchRequests(page) };
};

/** What only a shop with a sale could answer. */
const sold = {
  'customer.getCustomerLatestOrder': () => sampleOrder,
  'customer.getCustomerOrder': () => sampleOrder,
  'customer.getCustomerOrderDocumentLineItems': () => [],
  'customer.getCustomerOrderVersions': () => [],
  'customer.getOrderQuestions': () => sampleQuestions,
  'customer.getBinderDocument': () => sampleBinderDocument,
  'customer.getDocumentReaders': () => ({ readers: [], revisions: [], sheets: [] }),
  'customer.getCustomerInvoices': () => [{ payment_intent: 'pi_1', pdf_url: '/invoice.pdf' }],
};

/** What only somebody's own address is answered. */
const read = {
  'public.getReading': () => readingOf([]),
  'public.getSharedDevice': () => sampleDevice,
};

const isOfAdministrators = (address: string) => /^\/admin(?:$|\/)/.test(address);
/** All but the profile itself, which a visitor loads anew to be turned away. */
const isOfCustomers = (address: string) => /^\/(?:profile\/|invoices|orders\/|binder)/.test(address);

/** Where somebody ends who has no business there. */
const turnedAwayTo = (address: string, isSignedIn: boolean) => {
  if (isOfAdministrators(address)) return '/404';
  return isSignedIn || !isOfCustomers(address) ? undefined : `/auth?returnTo=${encodeURIComponent(address)}`;
};

/** This shop has no legal texts: within it, the call that asks for one would say so, too. */
const isLoadedByAll = (address: string) => address === '/' || address === addresses['/legal/$name'];

type Who = {
  findRefuge: (address: string) => string | undefined;
  /** From outside, as by a bookmark; else by a link within the shop. */
  comesFromOutside: (address: string) => boolean;
};

/** As by a link: the page that is awake goes there, and has drawn what is there. */
const goWithin = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    const router = window.__TSR_ROUTER__;
    if (!router) throw new Error('The page is not awake.');
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    const stop = router.subscribe('onRendered', () => resolve());
    history.pushState(null, '', to);
    await drawn;
    stop();
  }, address);

/** What somebody is turned away from is tried from within the shop: it need not be loaded anew to say no. */
const openEverything = async (
  page: Page,
  settle: () => Promise<void>,
  { findRefuge, comesFromOutside }: Who,
) => {
  await answerCalls(page, read);
  for (const address of Object.values(addresses)) {
    const refuge = findRefuge(address);
    if (refuge) {
      await page.evaluate((to) => history.pushState(null, '', to), address);
      await expect(page).toHaveURL(refuge);
    } else if (comesFromOutside(address)) await gotoAlive(page, address);
    else await goWithin(page, address);
    await expect(page.locator('main h1')).toBeAttached();
    await expect(page.locator('.splash')).toBeHidden();
    await settle();
  }
};

const openAndSignOut = async (page: Page, who: Who) => {
  const { mistakes, settle } = watchMistakes(page);
  await openEverything(page, settle, who);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  await settle();
  expect(mistakes).toEqual([]);
};

test(
  'no page logs an error, breaks its policy or makes a call that fails: a visitor',
  oneSize,
  async ({ page }) => {
    await reportViolations(page);
    const { mistakes, settle } = watchMistakes(page);
    await openEverything(page, settle, {
      findRefuge: (address) => turnedAwayTo(address, false),
      comesFromOutside: () => true,
    });
    // One of a customer's addresses comes from outside, too, as from a mail.
    const order = addresses['/orders/$orderId'];
    await gotoAlive(page, order);
    await expect(page).toHaveURL(turnedAwayTo(order, false) ?? '');
    await settle();
    expect(mistakes).toEqual([]);
  },
);

test(
  'no page logs an error or makes a call that fails: a customer without a business, who then signs out',
  oneSize,
  async ({ page }) => {
    await arriveSignedIn(page, newAddress());
    await answerCalls(page, sold);
    await openAndSignOut(page, {
      findRefuge: (address) => turnedAwayTo(address, true),
      comesFromOutside: isLoadedByAll,
    });
  },
);

test(
  'no page logs an error, breaks its policy or makes a call that fails: a customer, who then signs out',
  oneSize,
  async ({ page }) => {
    await reportViolations(page);
    await arriveAsCustomer(page, newAddress());
    await answerCalls(page, sold);
    await openAndSignOut(page, {
      findRefuge: (address) => turnedAwayTo(address, true),
      comesFromOutside: () => true,
    });
  },
);

test(
  'no page logs an error, breaks its policy or makes a call that fails: an administrator, who then signs out',
  oneSize,
  async ({ page }, { project }) => {
    await reportViolations(page);
    await arriveSignedIn(page, adminOf('no-errors', project.name));
    await answerCalls(page, {
      ...sold,
      adminOrder: () => sampleAdminOrder,
      adminOrderDetails: () => sampleOrderDetails,
      adminCustomer: () => sampleCustomer,
    });
    await openAndSignOut(page, {
      findRefuge: () => undefined,
      comesFromOutside: (address) => isLoadedByAll(address) || isOfAdministrators(address),
    });
  },
);
