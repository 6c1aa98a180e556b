import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#server/db/schema/orders.ts';
import { revokeAdmin } from '#server/modules/accounts/admin-repo.ts';
import { upsertBusiness } from '#server/modules/accounts/customer-repo.ts';
import { problems } from '#shared/problems.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';

const shop = await createCheckoutShop();
const { services, asAdmin } = shop;
const safety = await shop.sell('Kitchen, "Safety"', 10_000);

const linkTo = async (input: object = {}) =>
  (await dataOf<{ url: string }>(await asAdmin.post('exportOrders', input))).url;
const linesOf = async (input: object = {}) => {
  const text = await (await shop.fetch(await linkTo(input))).text();
  return text.split('\r\n').slice(0, -1);
};
const idsOf = async (input: object) =>
  (await linesOf(input)).slice(1).map((line) => Number(line.split(',')[0]));
const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;

let orderId = 0;
beforeAll(async () => {
  const buyer = await shop.buyer('ann@bakery.example');
  const details = { website: '', street: '1 Way', city: '@Salem', state: 'OR', zipCode: '97301' };
  await upsertBusiness(
    services.db,
    buyer.id,
    { ...details, name: '=HYPERLINK("http://x")' },
    services.clock.now(),
  );
  ({ orderId } = await buyer.purchase(safety.stripePriceId));
  await shop.settle();
});

describe('the orders as CSV', () => {
  test('hold every column, quoted where it has to be, and nothing a spreadsheet would run', async () => {
    const answer = await shop.fetch(await linkTo());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toContain('filename="Orders 2026-11-15.csv"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [header = '', line = ''] = new TextDecoder().decode(bytes).split('\r\n');
    expect(header.split(',')).toHaveLength(31);
    expect(header).toMatch(/^Order,Placed at,Status,Disputed,/);
    expect(line).toContain(`${orderId},2026-11-15T`);
    expect(line).toContain(',succeeded,false,,ann@bakery.example,Ann,Lee,');
    expect(line).toContain(`"'=HYPERLINK(""http://x"")",,1 Way,'@Salem,OR,97301,"Kitchen, ""Safety""",USD,`);
    expect(line).toContain(',USD,100.00,0.00,100.00,0.00,100.00,2026-11-15T');
  });

  test('hold what the list shows for the same search', async () => {
    const { orderId: other } = await (await shop.buyer('cem@mill.example')).purchase(safety.stripePriceId);
    expect(await idsOf({})).toEqual([other, orderId]);
    expect(await idsOf({ search: 'BAKERY' })).toEqual([orderId]);
    expect(await idsOf({ search: String(other) })).toEqual([other]);
    expect(await idsOf({ status: 'pending' })).toEqual([other]);
    expect(await idsOf({ search: 'nobody' })).toEqual([]);
  });

  test('go on beyond what is read at once', async () => {
    const [row] = await services.db.select().from(orders).where(eq(orders.id, orderId));
    if (!row) throw new Error('The order is missing.');
    const { id: _, sessionId: __, paymentIntent: ___, ...copy } = row;
    const copies = Array.from({ length: 400 }, () => ({ ...copy, reference: crypto.randomUUID() }));
    await services.db.insert(orders).values(copies);
    const ids = await idsOf({ search: 'bakery' });
    expect(new Set(ids).size).toBe(401);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  test('can be asked for without their lines', async () => {
    const answer = await shop.fetch(await linkTo(), { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test.each([
    ['no token', (url: string) => url.replace(/token=[^&]*/, 'token=')],
    ['another search', (url: string) => url.replace('search=', 'search=mill')],
    ['another status', (url: string) => `${url}&status=failed`],
    ['another administrator', (url: string) => url.replace(/by=[^&]*/, `by=${crypto.randomUUID()}`)],
    ['a parameter more', (url: string) => `${url}&all=1`],
    ['nothing at all', () => '/api/admin/orders.csv'],
  ])('are refused to a link with %s', async (_, change) => {
    const answer = await shop.fetch(change(await linkTo()));
    expect([answer.status, await messageOf(answer)]).toEqual([403, problems['file.link-invalid'].message]);
  });

  test('are refused after a minute', async () => {
    const url = await linkTo();
    shop.clock.advance(60_000);
    expect((await shop.fetch(url)).status).toBe(403);
  });

  test('are refused to whoever is no administrator any more', async () => {
    const former = await signedIn(shop, 'admin', 'former@shop.example');
    const { url } = await dataOf<{ url: string }>(await former.post('exportOrders', {}));
    await revokeAdmin(services.db, former.email);
    const answer = await shop.fetch(url);
    expect([answer.status, await messageOf(answer)]).toEqual([403, problems['role.admin-only'].message]);
  });

  test('leave a line in the security log when they are asked for', async () => {
    const before = shop.logLines.length;
    await linkTo();
    const lines = shop.logLines.slice(before).filter((line) => line.includes('"security"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'admin-change',
      call: 'exportOrders',
      actor: asAdmin.id,
    });
  });
});
