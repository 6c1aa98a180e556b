import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { areas } from '#server/http/procedures.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

type Role = 'visitor' | 'customer' | 'admin';
type Kind = 'query' | 'mutation';

/** Who may call what. A procedure that is missing here, or stands here and does not exist, fails the tests. */
const procedures: Record<string, Role> = {
  'admin/adminCustomer': 'admin',
  'admin/adminCustomers': 'admin',
  'admin/adminOrder': 'admin',
  'admin/adminOrderDetails': 'admin',
  'admin/adminOrders': 'admin',
  'admin/archiveDocument': 'admin',
  'admin/archivePromotionCode': 'admin',
  'admin/archiveQuestion': 'admin',
  'admin/attention': 'admin',
  'admin/cancelEmailChange': 'admin',
  'admin/changeCustomerEmail': 'admin',
  'admin/closeOrder': 'admin',
  'admin/closeWithdrawal': 'admin',
  'admin/createQuestion': 'admin',
  'admin/deadJobs': 'admin',
  'admin/deleteProduct': 'admin',
  'admin/disableCustomer': 'admin',
  'admin/discardJobs': 'admin',
  'admin/documents': 'admin',
  'admin/enableCustomer': 'admin',
  'admin/eraseCustomer': 'admin',
  'admin/exportOrders': 'admin',
  'admin/getDocumentFailures': 'admin',
  'admin/getDocumentStatusById': 'admin',
  'admin/getProductChanges': 'admin',
  'admin/getPageView': 'admin',
  'admin/getTestFill': 'admin',
  'admin/getTestFillForm': 'admin',
  'admin/getUpdateReach': 'admin',
  'admin/getWithdrawals': 'admin',
  'admin/keepCustomer': 'admin',
  'admin/requestPageView': 'admin',
  'admin/newProduct': 'admin',
  'admin/newPromotionCode': 'admin',
  'admin/operations': 'admin',
  'admin/operationsHistory': 'admin',
  'admin/products': 'admin',
  'admin/productsWithDocumentIds': 'admin',
  'admin/promotionCodes': 'admin',
  'admin/questions': 'admin',
  'admin/disputeEvidence': 'admin',
  'admin/refundOrder': 'admin',
  'admin/saveEvidence': 'admin',
  'admin/submitEvidence': 'admin',
  'admin/removeWorkbook': 'admin',
  'admin/renameDocument': 'admin',
  'admin/resendEmailChange': 'admin',
  'admin/resendReceipt': 'admin',
  'admin/restoreDocument': 'admin',
  'admin/restoreProduct': 'admin',
  'admin/retryDeadJob': 'admin',
  'admin/retryDocument': 'admin',
  'admin/retryGeneration': 'admin',
  'admin/retryJobs': 'admin',
  'admin/salesByProduct': 'admin',
  'admin/salesOverview': 'admin',
  'admin/setDocumentRegister': 'admin',
  'admin/testFill': 'admin',
  'admin/updateProduct': 'admin',
  'admin/updateQuestion': 'admin',
  'customer/acceptUpdate': 'customer',
  'customer/addSharedDevice': 'customer',
  'customer/applyOrderAnswers': 'customer',
  'customer/approveDocuments': 'customer',
  'customer/assignReaders': 'customer',
  'customer/compareRevisions': 'customer',
  'customer/createCustomerCheckout': 'customer',
  'customer/declineUpdate': 'customer',
  'customer/eraseAccount': 'customer',
  'customer/getBinder': 'customer',
  'customer/getBinderDocument': 'customer',
  'customer/getBinderZipUrl': 'customer',
  'customer/getCalendarLink': 'customer',
  'customer/getBilling': 'customer',
  'customer/correctInvoice': 'customer',
  'customer/getTaxNumber': 'customer',
  'customer/setTaxNumber': 'customer',
  'customer/getErasure': 'customer',
  'customer/keepAccount': 'customer',
  'customer/requestMyData': 'customer',
  'customer/getCustomer': 'customer',
  'customer/getCustomerAnswers': 'customer',
  'customer/getCreditNotes': 'customer',
  'customer/getCustomerInvoices': 'customer',
  'customer/getCustomerLatestOrder': 'customer',
  'customer/getCustomerOrder': 'customer',
  'customer/getCustomerOrderDocumentLineItems': 'customer',
  'customer/getCustomerOrderDocumentPages': 'customer',
  'customer/getCustomerOrderPage': 'customer',
  'customer/getCustomerOrderVersions': 'customer',
  'customer/getCustomerOrders': 'customer',
  'customer/getDocumentColours': 'customer',
  'customer/getDocumentReaders': 'customer',
  'customer/getManual': 'customer',
  'customer/getMasterListUrl': 'customer',
  'customer/getOrderQuestions': 'customer',
  'customer/getOrderZipUrl': 'customer',
  'customer/getOwnedProductIds': 'customer',
  'customer/getReaders': 'customer',
  'customer/getReadingMatrix': 'customer',
  'customer/getReadingExport': 'customer',
  'customer/getReadingProof': 'customer',
  'customer/getRevisionFile': 'customer',
  'customer/getRevisionPages': 'customer',
  'customer/getSignOffSheet': 'customer',
  'customer/getSignedSheet': 'customer',
  'customer/getUpdates': 'customer',
  'customer/regenerateOrder': 'customer',
  'customer/removeCalendarLink': 'customer',
  'customer/remindReaders': 'customer',
  'customer/removeReader': 'customer',
  'customer/removeReaderLink': 'customer',
  'customer/removeReaderPin': 'customer',
  'customer/removeSharedDevice': 'customer',
  'customer/renewCalendarLink': 'customer',
  'customer/renewReaderLink': 'customer',
  'customer/renewReaderPin': 'customer',
  'customer/retryLineItems': 'customer',
  'customer/reviewDocuments': 'customer',
  'customer/saveReaders': 'customer',
  'customer/setBinderEntry': 'customer',
  'customer/setCustomerAnswers': 'customer',
  'customer/setCustomerBusinessDetails': 'customer',
  'customer/setDocumentColours': 'customer',
  'customer/setTimeZone': 'customer',
  'customer/updateCustomer': 'customer',
  'customer/withdrawDocuments': 'customer',
  'public/acknowledge': 'visitor',
  'public/arrivingProducts': 'visitor',
  'public/confirmEmailChange': 'visitor',
  'public/enterPin': 'visitor',
  'public/getProductWithDocuments': 'visitor',
  'public/getProductsByKeyword': 'visitor',
  'public/noteProductView': 'visitor',
  'public/getLegalPage': 'visitor',
  'public/getPreview': 'visitor',
  'public/getWaiver': 'visitor',
  'public/isCurrent': 'visitor',
  'public/getReading': 'visitor',
  'public/getReadingChanges': 'visitor',
  'public/getSharedDevice': 'visitor',
  'public/productPage': 'visitor',
  'public/products': 'visitor',
  'public/recordPagesSeen': 'visitor',
  'public/searchIndustry': 'visitor',
  'public/shop': 'visitor',
  'public/withdraw': 'visitor',
};

/** Every other way in. Roles are checked by the tests of each route; here none may appear unnoticed. */
const routes: Record<string, string> = {
  'GET /.well-known/security.txt': 'anyone',
  'GET /healthz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemap/:part{[1-9][0-9]{0,4}\\.xml}': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'this machine, or the token',
  'GET /auth/v1/user': 'customer',
  'POST /auth/v1/logout': 'customer',
  'POST /auth/v1/otp': 'anyone, limited',
  'POST /auth/v1/token': 'holder of a refresh token',
  'POST /auth/v1/verify': 'holder of a code, limited',
  'GET /api/admin/orders.csv': 'holder of a signed link',
  'GET /api/admin/exampleTemplates/:file': 'anyone',
  'GET /api/admin/sampleTemplate.docx': 'anyone',
  'POST /api/admin/replaceDocument': 'admin',
  'POST /api/admin/uploadDocuments': 'admin',
  'GET /api/public/preview/:pageId': 'holder of a signed link',
  'GET /api/public/reading-pages/:revision{\\d{1,9}}/:name{\\d{1,4}\\.webp}': 'holder of a signed link',
  'POST /api/public/preview': 'anyone, limited',
  'POST /api/admin/uploadWorkbook': 'admin',
  'POST /api/admin/viewPages': 'admin',
  'POST /api/customer/logo': 'customer',
  'POST /api/customer/picture': 'customer',
  'POST /api/customer/signed-sheet': 'customer',
  'GET /api/customer/binder/master-lists/:name{[\\da-f-]{36}\\.xlsx}': 'holder of a signed link',
  'GET /api/customer/binder/readings/:customerId{[\\da-f-]{36}}/:name{[\\w-]+\\.(?:xlsx|csv)}':
    'holder of a signed link',
  'GET /api/customer/binder/revisions/:id{\\d+}/:name{\\d+\\.[a-z]+}': 'holder of a signed link',
  'GET /api/customer/my-data/:name{[\\da-f-]{36}\\.zip}': 'holder of a signed link',
  'GET /api/customer/binder/zips/:name{[\\da-f-]{36}\\.zip}': 'holder of a signed link',
  'GET /api/customer/binder/zips/:customerId{[\\da-f-]{36}}/:name{[\\d-]+\\.zip}': 'holder of a signed link',
  'GET /reading-mails/style.css': 'anyone',
  'GET /reading-mails/:token': 'holder of a link from a mail',
  'POST /reading-mails/:token': 'holder of a link from a mail',
  'GET /calendar/:name': 'holder of the secret address, limited',
  'GET /is-current/*': 'anyone, limited',
  'GET /api/customer/orders/:name{\\d+\\.zip}': 'holder of a signed link',
  'POST /api/visits': 'anyone, limited',
  'POST /api/webhooks/stripe': 'whoever signs as the payment provider',
  'GET /covers/:productId/:name{[a-z]+\\.jpg}': 'anyone',
  'GET /dev/mail': 'anyone, in development',
  'GET /dev/mail/:id': 'anyone, in development',
  'GET /dev/mail/:id/html': 'anyone, in development',
  'GET /dev/mail/latest.json': 'anyone, in development',
  'GET /dev/mail/style.css': 'anyone, in development',
  'GET /storage/v1/object/public/*': 'anyone, public files',
  'GET /sandbox/checkout.js': 'anyone, on the sandbox',
  'GET /sandbox/checkout/:session': 'holder of the session, on the sandbox',
  'GET /sandbox/checkout/:session/confirm': 'holder of the session, on the sandbox',
  'GET /sandbox/dashboard': 'anyone, in development',
  'GET /sandbox/dashboard.css': 'anyone, on the sandbox',
  'GET /sandbox/fonts/mono.woff2': 'anyone, on the sandbox',
  'GET /sandbox/fonts/sans.woff2': 'anyone, on the sandbox',
  'GET /sandbox/credit-notes/:name{.+\\.pdf}': 'holder of the link, on the sandbox',
  'GET /sandbox/invoices/:name{.+\\.pdf}': 'holder of the link, on the sandbox',
  'GET /sandbox/style.css': 'anyone, on the sandbox',
  'POST /sandbox/checkout/:session/confirm': 'holder of the session, on the sandbox',
  'POST /sandbox/checkout/:session/delayed': 'holder of the session, on the sandbox',
  'POST /sandbox/checkout/:session/pay': 'holder of the session, on the sandbox',
  'POST /sandbox/checkout/:session/promotion': 'holder of the session, on the sandbox',
  'POST /sandbox/checkout/:session/tax-number': 'holder of the session, on the sandbox',
  'POST /sandbox/checkout/:session/promotion/remove': 'holder of the session, on the sandbox',
  'POST /sandbox/dashboard/disputes/:id/move': 'anyone, in development',
  'POST /sandbox/dashboard/events/:id/repeat': 'anyone, in development',
  'POST /sandbox/dashboard/payments/:id/dispute': 'anyone, in development',
  'POST /sandbox/dashboard/payments/:id/refund': 'anyone, in development',
  'POST /sandbox/dashboard/plan': 'anyone, in development',
  'POST /sandbox/dashboard/refunds/:id/fail': 'anyone, in development',
  'POST /sandbox/dashboard/refunds/:id/settle': 'anyone, in development',
  'POST /sandbox/dashboard/sessions/:id/settle': 'anyone, in development',
  'GET /storage/v1/object/sign/*': 'holder of a signed link',
  'POST /storage/v1/object/list/:bucket': 'customer, own files',
  'POST /storage/v1/object/sign/*': 'customer, own and public files',
  'POST /storage/v1/object/sign/:bucket': 'customer, own and public files',
  'GET /api/admin/:calls': 'procedures',
  'POST /api/admin/:calls': 'procedures',
  'GET /api/customer/:calls': 'procedures',
  'POST /api/customer/:calls': 'procedures',
  'GET /api/public/:calls': 'procedures',
  'POST /api/public/:calls': 'procedures',
};

const shop = await createTestShop();
const tokens: Record<Role, string | undefined> = {
  visitor: undefined,
  customer: undefined,
  admin: undefined,
};

beforeAll(async () => {
  tokens.customer = (await shop.signIn('customer@example.com')).token;
  tokens.admin = (await shop.signIn('admin@shop.example', { asAdmin: true })).token;
});

const existing = Object.entries(areas).flatMap(([area, router]) =>
  Object.entries(router._def.procedures as Record<string, { _def: { type: Kind } }>).map(
    ([path, procedure]) => ({
      area,
      path,
      kind: procedure._def.type,
      name: `${area}/${path.replace(`${area}.`, '')}`,
    }),
  ),
);

const statusFor = async (role: Role, { area, path, kind }: (typeof existing)[number]) => {
  const token = tokens[role];
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const init = kind === 'query' ? { headers } : { method: 'POST', headers, body: '{}' };
  return (await shop.fetch(`/api/${area}/${path}`, { ...init, from: elsewhere() })).status;
};

/** Past the guard, empty input may still be refused for what it is. */
const allowedStatuses = (needed: Role, role: Role) => {
  if (needed === 'visitor' || role === 'admin' || needed === role) return [200, 400, 404];
  return role === 'visitor' ? [401] : [403];
};

describe('the authorization matrix', () => {
  test('names every procedure there is, and no other', () => {
    expect([...new Set(existing.map(({ name }) => name))].toSorted()).toEqual(
      Object.keys(procedures).toSorted(),
    );
  });

  test.each(['replaceDocument', 'uploadDocuments', 'uploadWorkbook', 'viewPages'])(
    'holds for visitors and customers who send a form to %s',
    async (path) => {
      const statusWith = async (token: string | undefined) => {
        const headers = { authorization: token ? `Bearer ${token}` : '' };
        return (await shop.fetch(`/api/admin/${path}`, { method: 'POST', headers, body: new FormData() }))
          .status;
      };
      expect(await statusWith(tokens.visitor)).toBe(401);
      expect(await statusWith(tokens.customer)).toBe(403);
      expect(await statusWith(tokens.admin)).toBe(400);
    },
  );

  test('names every other route there is, and no other', () => {
    const app = createApp(shop.services, { sandbox: shop.sandbox });
    const found = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`);
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  test.each(
    existing.flatMap((procedure) =>
      (['visitor', 'customer', 'admin'] as const).map((role) => ({ ...procedure, role })),
    ),
  )('holds for a $role calling $area/$path', async ({ role, ...procedure }) => {
    const status = await statusFor(role, procedure);
    expect(allowedStatuses(procedures[procedure.name] ?? 'admin', role)).toContain(status);
  });
});
