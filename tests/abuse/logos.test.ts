import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Customer } from '#shared/contract/account.ts';
import { dataOf } from '#tests/support/shop/calls.ts';
import { footprintOf } from '#tests/support/database/footprint.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { signedIn } from '#tests/support/shop/signed-in.ts';
import { createTestShop } from '#tests/support/shop/test-shop.ts';

const shop = await createTestShop();
const ann = await signedIn(shop, 'customer', 'ann@example.com');
const bob = await signedIn(shop, 'customer', 'bob@example.com');

const upload = async (person: typeof ann, logo: Buffer, fields: [string, string][] = []) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  body.append('File', new File([new Uint8Array(logo)], 'logo.png', { type: 'image/png' }));
  return shop.fetch('/api/customer/logo', { method: 'POST', headers: await person.headers(), body });
};
const logoOf = async (person: typeof ann) => {
  const { logoUrl } = await dataOf<Customer>(await person.get('getCustomer'));
  return logoUrl === null ? null : Buffer.from(await (await shop.fetch(logoUrl)).arrayBuffer());
};

const square = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
const bmp = Buffer.from(
  '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b00000000000000000000ff000000',
  'hex',
);

describe('a file called logo.png that is', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a JPEG', () => square.clone().jpeg().toBuffer()],
    ['a GIF', () => square.clone().gif().toBuffer()],
    ['a WebP', () => square.clone().webp().toBuffer()],
    ['a BMP', () => bmp],
  ])('%s is no logo, and nothing is written', async (_, make) => {
    await ann.get('getCustomer');
    const { hashes: before, keys } = await footprintOf(shop.services);
    expect((await upload(ann, await make())).status).toBe(422);
    const { hashes: after, keys: keysAfter } = await footprintOf(shop.services);
    // That somebody tried is counted; nothing else is.
    expect({ ...after, 'public.allowance_uses': '' }).toEqual({ ...before, 'public.allowance_uses': '' });
    expect(keysAfter).toEqual(keys);
  });
});

test('nothing of a picture but its pixels is kept: no place, no comment, no page or archive behind it', async () => {
  const withPlace = await sharp(makePng(20, 20))
    .withExif({ IFD3: { GPSLatitude: '47/1 22/1 0/1' }, IFD0: { Copyright: 'payload-in-exif' } })
    .png()
    .toBuffer();
  const hidden = Buffer.concat([
    withPlace,
    Buffer.from('<script>payload-behind()</script>'),
    rawZip({ entries: [{ name: 'payload-in-zip.html', content: 'x' }] }),
  ]);
  expect(hidden.includes('payload-in-exif')).toBe(true);
  expect((await upload(ann, hidden)).status).toBe(200);
  const kept = await logoOf(ann);
  expect(kept?.includes('payload')).toBe(false);
  const { exif, xmp, comments } = await sharp(kept ?? Buffer.alloc(0)).metadata();
  expect({ exif, xmp, comments }).toEqual({});
});

describe('whose logo it is', () => {
  test.each<[string, [string, string][], number]>([
    ['missing', [], 200],
    ['empty', [['userId', '']], 200],
    ['their own', [['userId', bob.id]], 200],
    [
      'their own and another',
      [
        ['userId', bob.id],
        ['userId', ann.id],
      ],
      403,
    ],
    ['a list', [['userId[]', ann.id]], 403],
    ['an object', [['userId[$ne]', 'x']], 403],
    ['a path', [['userId', `../${ann.id}`]], 403],
    ['a thousand characters', [['userId', 'x'.repeat(1000)]], 403],
    ['more than fit in a field', [['userId', 'x'.repeat(5000)]], 400],
  ])('given as %s never leads to the logo of somebody else', async (_, fields, status) => {
    await upload(ann, makePng(7, 7));
    const before = await logoOf(ann);
    expect((await upload(bob, makePng(9, 9), fields)).status).toBe(status);
    expect(await logoOf(ann)).toEqual(before);
  });
});
