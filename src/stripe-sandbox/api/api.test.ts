import { describe, expect, test } from 'vitest';
import { createTestSandbox } from '#tests/support/payments/test-sandbox.ts';

const { call, db } = await createTestSandbox();

const { body: product } = await call('POST', '/v1/products', 'name=Safety');
const { body: price } = await call(
  'POST',
  '/v1/prices',
  `product=${product.id}&currency=usd&unit_amount=500`,
);
const { body: customer } = await call('POST', '/v1/customers', 'email=dana@example.com');

const session = `mode=payment&customer=${customer.id}&success_url=http://localhost/ok&line_items[0][price]=${price.id}&line_items[0][quantity]=2`;

const withKey = (form: string, key: string) =>
  call('POST', '/v1/customers', form, { 'idempotency-key': key });

describe('who asks', () => {
  test('needs the key of this sandbox', async () => {
    const { status, body } = await call('GET', '/v1/balance', '', { authorization: 'Bearer sk_test_other' });
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  });

  test('has to speak the one version there is', async () => {
    const { status, body } = await call('GET', '/v1/balance', '', { 'stripe-version': '2020-08-27' });
    expect(status).toBe(400);
    expect(body.error?.message).toContain('2020-08-27');
  });
});

describe('a request', () => {
  test.each([
    ['GET', '/v1/subscriptions'],
    ['DELETE', '/v1/balance'],
    ['GET', '/v1/products/a/b'],
    ['GET', '/'],
  ])('to %s %s, which is not there, is refused', async (method, path) => {
    const { status, body } = await call(method, path);
    expect(status).toBe(404);
    expect(body.error?.message).toBe(`Unrecognized request URL (${method}: ${path}).`);
  });

  test.each([
    ['name=A&colour=red', 'parameter_unknown', 'colour'],
    ['description=A', 'parameter_missing', 'name'],
    ['name=', 'parameter_invalid_empty', 'name'],
    ['name=A&metadata[a][b]=c', undefined, 'metadata[a]'],
    ['name=A&name=B', undefined, 'name'],
    ['name[=A', undefined, 'name['],
    ['name=A%00', undefined, 'name'],
    ['name=A&__proto__[active]=true', 'parameter_unknown', '__proto__'],
  ])('for a product with %s is refused, naming the parameter', async (form, code, param) => {
    const { status, body } = await call('POST', '/v1/products', form);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param });
    expect(body.error?.code).toBe(code);
  });

  test.each([
    [session.replace('quantity]=2', 'quantity]=x'), 'line_items[0][quantity]', 'parameter_invalid_integer'],
    [session.replace('quantity]=2', 'quantity]=0'), 'line_items[0][quantity]', undefined],
    [`${session}&payment_method_types[0]=card`, 'payment_method_types', 'parameter_unknown'],
    [`${session}&line_items[0][foo]=1`, 'line_items[0][foo]', 'parameter_unknown'],
    [session.replace('http://localhost/ok', 'javascript:alert(1)'), 'success_url', 'url_invalid'],
    [session.replace(customer.id, 'cus_unknown'), 'customer', 'resource_missing'],
    [session.replace(price.id, 'price_unknown'), 'line_items[0][price]', 'resource_missing'],
  ])('for a session with %s is refused', async (form, param, code) => {
    const { status, body } = await call('POST', '/v1/checkout/sessions', form);
    expect(status).toBe(code === 'resource_missing' ? 404 : 400);
    expect(body.error?.param).toBe(param);
    expect(body.error?.code).toBe(code);
  });

  test('for a price that is retired, or of an archived product, is refused', async () => {
    const { body: own } = await call('POST', '/v1/products', 'name=Old');
    const { body: old } = await call('POST', '/v1/prices', `product=${own.id}&currency=usd&unit_amount=100`);
    const form = session.replace(price.id, old.id);
    await call('POST', `/v1/products/${own.id}`, 'active=false');
    expect((await call('POST', '/v1/checkout/sessions', form)).body.error?.message).toContain('not active');
    await call('POST', `/v1/prices/${old.id}`, 'active=false');
    expect((await call('POST', '/v1/checkout/sessions', form)).body.error?.message).toContain('inactive');
  });
});

describe('a key for a request', () => {
  test('gives the same answer for the same request, and says that it was given before', async () => {
    const first = await withKey('name=A', 'k1');
    const again = await withKey('name=A', 'k1');
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  test('is refused for another request', async () => {
    await withKey('name=A', 'k2');
    const { status, body } = await withKey('name=B', 'k2');
    expect(status).toBe(400);
    expect(body.error?.type).toBe('idempotency_error');
  });

  test('used ten times at once makes one thing', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey('name=Once', 'k3')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { rowCount } = await db.$client.query(
      `select 1 from stripe_sandbox.records where object->>'name' = 'Once'`,
    );
    expect(rowCount).toBe(1);
  });

  test('keeps a refusal too, and what a refused request had begun is undone', async () => {
    const form = session.replace(price.id, 'price_to_come');
    const ask = () => call('POST', '/v1/checkout/sessions', form, { 'idempotency-key': 'k4' });
    expect((await ask()).status).toBe(404);
    const again = await ask();
    expect(again.status).toBe(404);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  test('is not used up by a request that was not understood', async () => {
    expect((await withKey('colour=red', 'k5')).status).toBe(400);
    expect((await withKey('name=A', 'k5')).status).toBe(200);
  });
});

describe('an answer', () => {
  test('holds related objects whole where that is asked for', async () => {
    const { body } = await call('GET', `/v1/prices/${price.id}`, 'expand[0]=product');
    expect(body['product']).toMatchObject({ id: product.id, name: 'Safety' });
    const { body: refused } = await call('GET', `/v1/prices/${price.id}`, 'expand[0]=nothing');
    expect(refused.error?.message).toBe('This property cannot be expanded (nothing).');
  });

  test('that is a list comes in pages, the newest first', async () => {
    const { body: own } = await call('POST', '/v1/products', 'name=Listed');
    for (const amount of [1, 2, 3])
      await call('POST', '/v1/prices', `product=${own.id}&currency=usd&unit_amount=${amount}`);
    const list = (query: string) => call('GET', '/v1/prices', `product=${own.id}&${query}`);
    const { body: first } = await list('limit=2');
    expect(first).toMatchObject({ has_more: true, data: [{ unit_amount: 3 }, { unit_amount: 2 }] });
    const after = String(first.data?.[1]?.['id']);
    const { body: next } = await list(`limit=1&starting_after=${after}`);
    expect(next).toMatchObject({ has_more: false, data: [{ unit_amount: 1 }] });
    expect((await list('limit=1000')).body.error?.param).toBe('limit');
  });
});
