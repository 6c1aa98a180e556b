import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readQr } from '#tests/support/read-qr.ts';
import { qrModulesOf } from './qr-modules.ts';
import { qrPathOf } from './qr-path.ts';
import { qrPngOf } from './qr-png.ts';

const ADDRESS = 'https://procedures.example.com/is-current/Zx81Qm4LrT0pW7cVbN';

test('a code is a small picture of black and white squares with white around it', async () => {
  const png = qrPngOf(ADDRESS);
  expect(await readQr(png)).toBe(ADDRESS);
  expect(png.length).toBeLessThan(2000);
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const modules = qrModulesOf(ADDRESS);
  expect([info.width % modules.length, info.width]).toEqual([0, info.height]);
  const quiet = 4 * (info.width / modules.length);
  expect(data.subarray(0, quiet * info.width).every((pixel) => pixel === 255)).toBe(true);
  expect(data.subarray(quiet * info.width, (quiet + 1) * info.width).includes(0)).toBe(true);
});

test('the path of a code is the same code', async () => {
  const { size, path } = qrPathOf(ADDRESS);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 5}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  expect(await readQr(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(ADDRESS);
});

test('a longer address has more squares, and is read as well', async () => {
  const long = `https://${'procedures.'.repeat(8)}example.com/is-current/Zx81Qm4LrT0pW7cVbN`;
  expect(qrModulesOf(long).length).toBeGreaterThan(qrModulesOf(ADDRESS).length);
  expect(await readQr(qrPngOf(long))).toBe(long);
});
