import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sniffPicture } from './picture-size.ts';

const blank = sharp({ create: { width: 123, height: 45, channels: 3, background: 'red' } });

describe('the size of a picture', () => {
  test.each([
    ['png', () => blank.png().toBuffer()],
    ['progressive png', () => blank.png({ progressive: true, palette: true }).toBuffer()],
    ['jpeg', () => blank.jpeg().toBuffer()],
    [
      'progressive jpeg with a colour profile',
      () => blank.jpeg({ progressive: true }).withIccProfile('p3').toBuffer(),
    ],
    ['gif', () => blank.gif().toBuffer()],
    ['webp', () => blank.webp().toBuffer()],
    ['lossless webp', () => blank.webp({ lossless: true }).toBuffer()],
    ['webp with a colour profile', () => blank.webp().withIccProfile('p3').toBuffer()],
    ['tiff', () => blank.tiff({ compression: 'none' }).toBuffer()],
  ])('is read from the first bytes of a %s', async (_, make) => {
    expect(sniffPicture(await make())).toEqual({ pixels: 123 * 45 });
  });

  test('is not needed for drawings', () => {
    expect(sniffPicture(Buffer.from([0xd7, 0xcd, 0xc6, 0x9a, 0, 0]))).toBe('unsized');
  });

  test.each([
    '',
    'P',
    '\x89PNG',
    'GIF8',
    'BM',
    'RIFF',
    'II*\0',
    'MM\0*',
    '\xff\xd8\xff',
    '\xff\xd8\xff\xe0\xff\xff',
    '%PDF-1.7',
  ])('is unknown for a stump: %j', (bytes) => {
    expect(sniffPicture(Buffer.from(bytes, 'latin1'))).toBeUndefined();
  });
});
