import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import { cleanLogo } from '#server/modules/accounts/clean-logo.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { PATIENCE_MS } from '#tests/support/converter/converter-contract.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { sharedEngine } from '#tests/support/template-engine/shared-engine.ts';

const converter = createEmbeddedConverter({
  log: createLog({ level: 'silent' }),
  fontsDirectory: '/nowhere',
});
afterAll(() => converter.close());

const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 80, b: 60, alpha } } });

/** Of so many low pages that a line less on each of them is a page more. */
const template = buildDocx({
  headers: { default: p('{{logo}}') },
  body: Array.from({ length: 200 }, (_, index) => p(`Line ${index} for {{business_name}}`)).join(''),
  pageHeight: 6000,
});

const pagesWith = async (logo: Buffer) =>
  (
    await converter.toPdf(
      fillDocx(template, sampleFilling, { logo: await cleanLogo({ templateEngine: sharedEngine }, logo) }),
    )
  ).pageCount;

test('no logo makes a document longer than an ordinary one does', { timeout: PATIENCE_MS }, async () => {
  const ordinary = await pagesWith(await picture(300, 300).png().toBuffer());
  expect(ordinary).toBeGreaterThan(15);
  const odd = {
    'one pixel': picture(1, 1).png(),
    'very wide': picture(8000, 10).png(),
    'very high': picture(10, 8000).png(),
    '16 bits': picture(300, 300).toColourspace('rgb16').png(),
    palette: picture(300, 300).png({ palette: true }),
    interlaced: picture(300, 300).png({ progressive: true }),
    transparent: picture(300, 300, 0).png(),
  };
  for (const [name, made] of Object.entries(odd)) {
    const pageCount = await pagesWith(await made.toBuffer());
    expect([name, Math.max(pageCount, ordinary)]).toEqual([name, ordinary]);
  }
});
