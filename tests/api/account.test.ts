import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { upsertBusiness } from '#server/modules/accounts/customer-repo.ts';
import type { Customer } from '#shared/contract/account.ts';
import { answerOf, dataOf, jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
let token = '';
let id = '';

beforeAll(async () => {
  ({ token, id } = await shop.signIn('dana@harborpine.com'));
});

const withToken = (headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...headers,
});
const getCustomer = async () =>
  dataOf<Customer>(await shop.fetch(pathOf('customer', 'customer.getCustomer'), { headers: withToken() }));
const change = (name: string, input: unknown) =>
  shop.fetch(`/api/customer/customer.${name}`, jsonPost(input, withToken()));
const messageOf = async (answer: Response) => (await answerOf(answer)).message;

const business = {
  name: 'Harbor & Pine Bakery',
  website: 'https://harborpine.com',
  street: '12 Quay Street',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
};

describe('a customer', () => {
  test('starts with an e-mail address and nothing else', async () => {
    expect(await getCustomer()).toEqual({
      id,
      email: 'dana@harborpine.com',
      firstName: '',
      lastName: '',
      logoUrl: null,
      isAdmin: false,
      businessDetails: [],
    });
  });

  test('gives a name and business details, and may change them', async () => {
    expect((await change('updateCustomer', { firstName: ' Dana ', lastName: 'Reyes' })).status).toBe(200);
    expect((await change('setCustomerBusinessDetails', business)).status).toBe(200);
    expect(await getCustomer()).toMatchObject({
      firstName: 'Dana',
      lastName: 'Reyes',
      businessDetails: [business],
    });
    await change('setCustomerBusinessDetails', { ...business, city: 'Bath' });
    expect((await getCustomer()).businessDetails).toEqual([{ ...business, city: 'Bath' }]);
  });

  test('may be in another country, whose addresses are taken as they are written there', async () => {
    const berlin = { ...business, city: 'Berlin', state: '', zipCode: '10115', country: 'DE' };
    expect((await change('setCustomerBusinessDetails', berlin)).status).toBe(200);
    expect((await getCustomer()).businessDetails).toEqual([berlin]);
    // The shop's own is what nobody has to name.
    await change('setCustomerBusinessDetails', { ...business, country: 'US' });
    expect((await getCustomer()).businessDetails).toEqual([business]);
  });

  test.each([
    [{ country: 'DE', state: '', zipCode: '1011' }, 'Zip code must look like 10115.'],
    [{ country: 'DE', state: '', zipCode: '' }, 'Zip code must not be empty.'],
    [{ country: 'CA', state: '', zipCode: 'H3Z 2Y7' }, 'State must not be empty.'],
    [
      { country: 'SG', state: 'Central', zipCode: '546080' },
      'State must be left out: addresses in Singapore have none.',
    ],
    [{ country: 'XX' }, 'Country must be the code of a country such as DE.'],
    [{ country: 'de' }, 'Country must be the code of a country such as DE.'],
    [{ country: '' }, 'Country must be the code of a country such as DE.'],
    [{ country: 'US', state: '' }, 'State must not be empty.'],
    [{ state: '' }, 'State must not be empty.'],
    [{ name: '', state: ' ', zipCode: '' }, 'Name must not be empty.'],
  ])(
    'with the address %j is refused in one readable sentence, and keeps what there was',
    async (given, sentence) => {
      await change('setCustomerBusinessDetails', business);
      const answer = await change('setCustomerBusinessDetails', { ...business, ...given });
      expect([answer.status, await messageOf(answer)]).toEqual([400, sentence]);
      expect((await getCustomer()).businessDetails).toEqual([business]);
    },
  );

  test('is told of all that is missing at once', async () => {
    const answer = await change('setCustomerBusinessDetails', {
      ...business,
      name: '',
      state: '',
      zipCode: '',
    });
    const { error } = (await answer.json()) as { error: { data: { fields: object } } };
    expect(Object.keys(error.data.fields)).toEqual(['name', 'state', 'zipCode']);
  });

  test('is told which character cannot be printed, and nothing of it is saved', async () => {
    await change('updateCustomer', { firstName: 'Dana', lastName: 'Reyes' });
    await change('setCustomerBusinessDetails', business);
    const details = { ...business, name: 'Bakery 𓀀 of 𓀀', city: 'ༀ Portland' };
    const refused = await change('setCustomerBusinessDetails', details);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      error: {
        message: 'We cannot print 𓀀 yet.',
        data: { fields: { name: 'We cannot print 𓀀 yet.', city: 'We cannot print ༀ yet.' } },
      },
    });
    const names = await change('updateCustomer', { firstName: 'Dana', lastName: '𓀀' });
    expect(await messageOf(names)).toBe('We cannot print 𓀀 yet.');
    expect(await getCustomer()).toMatchObject({ lastName: 'Reyes', businessDetails: [business] });
  });

  test('whose name cannot be printed, from before that was looked at, is told so before they pay', async () => {
    const { db, clock } = shop.services;
    await upsertBusiness(db, id, { ...business, name: 'House of 𓀀' }, clock.now());
    const answer = await change('createCustomerCheckout', {
      items: [{ stripePriceId: 'price_1', quantity: 1 }],
    });
    expect([answer.status, await messageOf(answer)]).toEqual([422, 'We cannot print 𓀀 yet.']);
  });

  test('has a name in any script that prints', async () => {
    const name = '株式会社 すし屋 서울 ร้าน שלום 🍕';
    expect((await change('setCustomerBusinessDetails', { ...business, name })).status).toBe(200);
    expect((await getCustomer()).businessDetails[0]?.name).toBe(name);
  });

  test('needs no website, and may leave the scheme out', async () => {
    const { website: _, ...without } = business;
    expect((await change('setCustomerBusinessDetails', without)).status).toBe(200);
    expect(
      (await change('setCustomerBusinessDetails', { ...business, website: 'harborpine.com/shop' })).status,
    ).toBe(200);
  });

  test.each([
    ['name', '', 'Name must not be empty.'],
    ['name', '   ', 'Name must not be empty.'],
    ['name', 'x'.repeat(121), 'Name must be at most 120 characters.'],
    ['name', 'x'.repeat(1_000_000), 'The request is too large.'],
    ['zipCode', undefined, 'Zip code is missing.'],
    ['city', 'Port\u0000land', 'City must not contain control characters.'],
    ['city', 'Port\u000bland', 'City must not contain control characters.'],
    ['street', 'Quay\uFFFE', 'Street must not contain control characters.'],
    ['street', 'Quay\uD800', 'Street must not contain control characters.'],
    ['website', 'javascript:alert(1)', 'Website must be a web address such as https://example.com.'],
    ['website', 'ftp://x.com', 'Website must be a web address such as https://example.com.'],
    ['state', { _type: 'rawXml', xml: '<x/>' }, 'State must be a string.'],
    ['state', 5, 'State must be a string.'],
    ['customerId', 'somebody-else', 'Customer id is not expected here.'],
  ])('with %s given as %j is refused in one readable sentence', async (field, value, sentence) => {
    const before = await getCustomer();
    const answer = await change('setCustomerBusinessDetails', { ...business, [field]: value });
    expect([400, 413]).toContain(answer.status);
    expect(await messageOf(answer)).toBe(sentence);
    expect(await getCustomer()).toEqual(before);
  });
});

const png = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#0b4f3f' } })
    .png()
    .toBuffer();

const form = (
  content: Buffer,
  { name = 'logo.png', field = 'File', extra = [] as [string, string][] } = {},
) => {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(content)], name, { type: 'image/png' }));
  for (const [key, value] of extra) body.append(key, value);
  return body;
};
const upload = (body: BodyInit, headers: Record<string, string> = withToken()) =>
  shop.fetch('/api/customer/logo', { method: 'POST', headers, body });
const refusal = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { message: string }).message,
];

describe('a logo', () => {
  test('is stored as our own PNG and shown through a signed address', async () => {
    const marked = Buffer.concat([await png(1600, 800), Buffer.from('<script>hidden()</script>')]);
    const answer = await upload(form(marked, { extra: [['userId', id]] }));
    expect(answer.status).toBe(200);
    const { logoUrl } = await getCustomer();
    const shown = await shop.fetch(logoUrl ?? '');
    expect(shown.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes('hidden()')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 512 });
  });

  test('takes the place of the one before', async () => {
    const before = await getCustomer();
    await upload(form(await png(40)));
    const after = await getCustomer();
    expect(after.logoUrl).not.toBe(before.logoUrl);
    expect((await shop.fetch(before.logoUrl ?? '')).status).toBe(404);
  });

  test('must be a PNG by its bytes, not by its name', async () => {
    const before = await getCustomer();
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const cut = (await png(64)).subarray(0, 60);
    const sentence = 'Your logo must be a PNG image. Please choose a .png file.';
    expect(await refusal(await upload(form(jpeg)))).toEqual([422, sentence]);
    expect(await refusal(await upload(form(svg)))).toEqual([422, sentence]);
    expect(await refusal(await upload(form(Buffer.from('GIF89a'))))).toEqual([422, sentence]);
    expect(await refusal(await upload(form(await png(9), { name: 'logo.jpg' })))).toEqual([422, sentence]);
    expect(await refusal(await upload(form(cut)))).toEqual([
      422,
      'Your logo could not be read. Please save it as PNG again.',
    ]);
    expect((await getCustomer()).logoUrl?.split('?')[0]).toBe(before.logoUrl?.split('?')[0]);
  });

  test('may not be larger than 5 MB or have too many pixels, and is not decoded to find out', async () => {
    const huge = await png(9);
    huge.writeUInt32BE(12_000, 16);
    huge.writeUInt32BE(12_000, 20);
    expect((await refusal(await upload(form(huge))))[1]).toContain('too many pixels');
    const heavy = Buffer.concat([await png(9), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refusal(await upload(form(heavy)))).toEqual([
      413,
      'Your logo is larger than 5 MB. Please choose a smaller file.',
    ]);
  });

  test('of somebody else cannot be changed', async () => {
    const other = await shop.signIn('other@example.com');
    const before = await getCustomer();
    const answer = await upload(form(await png(9), { extra: [['userId', id]] }), {
      authorization: `Bearer ${other.token}`,
    });
    expect(await refusal(answer)).toEqual([403, 'You may change only your own logo.']);
    expect((await getCustomer()).logoUrl?.split('?')[0]).toBe(before.logoUrl?.split('?')[0]);
  });

  test('needs a signed-in customer before a byte of it is read', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const answer = await shop.fetch('/api/customer/logo', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(401);
    expect(pulled).toBeLessThanOrEqual(1);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['not multipart', 'text/plain', 'x'],
    ['nothing inside', 'multipart/form-data; boundary=b', '--b--\r\n'],
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="File"; filename="a.png"\r\n\r\nabc',
    ],
    ['a huge part header', 'multipart/form-data; boundary=b', `--b\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n`],
    [
      'ten thousand fields',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000),
    ],
    [
      'a field that reaches for prototypes',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__[isAdmin]"\r\n\r\n1\r\n--b--\r\n',
    ],
  ])('form with %s is refused, and the shop goes on', async (_, contentType, body) => {
    const answer = await upload(body, withToken({ 'content-type': contentType }));
    expect([400, 403, 415]).toContain(answer.status);
    expect('isAdmin' in {}).toBe(false);
    expect((await upload(form(await png(9)))).status).toBe(200);
  });
});
