import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { createFakeConverter } from '#tests/support/converter/fake-converter.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { themePart } from '#tests/support/office/theme-part.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import type { DocumentColours } from '#shared/contract/colours.ts';

const shop = await createGenerationShop({ converter: createFakeConverter() });
let headers: Record<string, string> = {};

beforeAll(async () => {
  const { token } = await shop.signIn('colours@example.com');
  headers = { authorization: `Bearer ${token}` };
});

const ask = async () =>
  dataOf<DocumentColours>(await shop.fetch(pathOf('customer', 'getDocumentColours'), { headers }));
const choose = (colours: unknown) =>
  shop.fetch('/api/customer/setDocumentColours', jsonPost({ colours }, headers));
const chosen = async (colours: string[] | null) =>
  (await dataOf<DocumentColours>(await choose(colours))).chosen;

/** Fields of color side by side, the widest first, on what is behind them. */
const logoOf = (colours: string[], background = '#ffffff00') =>
  sharp({ create: { width: 200, height: 100, channels: 4, background } })
    .composite(
      colours.map((colour, index) => ({
        input: { create: { width: 60 - 15 * index, height: 60, channels: 4 as const, background: colour } },
        left: 10 + 65 * index,
        top: 20,
      })),
    )
    .png()
    .toBuffer();

const upload = async (png: Buffer) => {
  const body = new FormData();
  body.set('File', new File([Uint8Array.from(png)], 'logo.png', { type: 'image/png' }));
  expect((await shop.fetch('/api/customer/logo', { method: 'POST', headers, body })).status).toBe(200);
};

describe('the colours of a customer’s documents', () => {
  test('are the documents’ own, and none are proposed without a logo', async () => {
    expect(await ask()).toEqual({ chosen: null, proposed: [] });
  });

  test('are proposed from the logo, the largest first, as dark as white paper needs', async () => {
    await upload(await logoOf(['#14532d', '#7c3aed', '#38bdf8'], '#ffffff'));
    const { proposed, chosen: untouched } = await ask();
    expect(proposed).toHaveLength(3);
    expect(proposed.slice(0, 2)).toEqual(['#14532d', '#7c3aed']);
    expect(proposed[2]).not.toBe('#38bdf8');
    expect(untouched).toBeNull();
  });

  test.each([
    ['black on nothing', '#000000', '#ffffff00'],
    ['white on white', '#ffffff', '#ffffff'],
    ['gray on white', '#9a9a9a', '#ffffff'],
  ])('are not proposed from a logo of %s', async (_logo, colour, background) => {
    await upload(await logoOf([colour], background));
    expect((await ask()).proposed).toEqual([]);
  });

  test('are one from a logo of one color', async () => {
    await upload(await logoOf(['#0b4f3f']));
    expect((await ask()).proposed).toEqual(['#0b4f3f']);
  });

  test('are chosen, made readable, changed and given up', async () => {
    expect(await chosen(['#0B4F3F', '#7c3aed'])).toEqual(['#0b4f3f', '#7c3aed']);
    const [yellow] = (await chosen(['#ffee00'])) ?? [];
    expect(yellow).toBe('#817800');
    expect(wcagContrast(yellow ?? '', 'white')).toBeGreaterThanOrEqual(4.5);
    expect((await ask()).chosen).toEqual([yellow]);
    expect(await chosen(null)).toBeNull();
  });

  test.each([
    [[]],
    [['#000000', '#111111', '#222222', '#333333']],
    [['red']],
    [['#12345']],
    ['#123456'],
    [['#12345g']],
  ])('cannot be %j', async (colours) => {
    expect((await choose(colours)).status).toBe(400);
  });

  test('are those their buyer had chosen when paying, and those of today when they are made again', async () => {
    const coral = await shop.buyer('coral@example.com');
    const product = await shop.sellDocuments('Coloured', [
      { name: 'Accents', docx: buildDocx({ body: p('{{city}}'), parts: [themePart(['4472C4'])] }) },
    ]);
    const accentOf = async (orderId: number) => {
      const [item] = await shop.itemsOf(coral, orderId);
      const docx = readPackage(await shop.fileOf(item ?? { previewImagePath: '' }, 'docx'));
      return /<a:accent1><a:srgbClr val="(\w+)"/.exec(docx.xml('word/theme/theme1.xml'))?.[1];
    };
    await coral.post('setDocumentColours', { colours: ['#14532d'] });
    const orderId = await shop.buy(coral, product.stripePriceId);
    await coral.post('setDocumentColours', { colours: null });
    await shop.generate();
    expect(await accentOf(orderId)).toBe('14532D');
    await coral.post('regenerateOrder', { orderId });
    await shop.generate();
    expect(await accentOf(orderId)).toBe('4472C4');
  });
});
