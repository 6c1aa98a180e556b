import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { ConversionOptions, Converter, PictureFormat } from '#server/ports/converter.ts';
import { makePdf } from './make-pdf.ts';

export type FakeConverterOptions = {
  pageCount?: number;
  /** Called before each conversion; throws where the test wants a failure. */
  onPdf?: (docx: Uint8Array, options: ConversionOptions) => void | Promise<void>;
};

/** Tiny, whatever size they are asked for. */
const tinyPicture = (format: PictureFormat) =>
  sharp({ create: { width: 8, height: 10, channels: 3, background: 'white' } })
    .toFormat(format)
    .toBuffer();

/** Makes of any document a PDF of blank pages, at once. */
export const createFakeConverter = ({
  pageCount = 4,
  onPdf = () => {},
}: FakeConverterOptions = {}): Converter => ({
  toPdf: async (docx, options = {}) => {
    await setImmediate();
    await onPdf(docx, options);
    const count = Math.min(pageCount, options.lastPage ?? pageCount);
    return { pdf: makePdf(count), pageCount: count, destinations: {}, marks: [] };
  },
  async *toPictures(_pdf, { widthPx, firstPage = 1, lastPage = pageCount, format = 'jpeg' }) {
    const bytes = await tinyPicture(format);
    const heightPx = Math.round(widthPx * 1.25);
    for (let page = firstPage; page <= lastPage; page += 1) yield { page, bytes, widthPx, heightPx };
  },
  toText: async () => Array.from({ length: pageCount }, (_, index) => `What stands on page ${index + 1}.`),
  check: async () => {},
  close: async () => {},
});
