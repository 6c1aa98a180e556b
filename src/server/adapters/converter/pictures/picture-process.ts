import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import { finishPdf } from '#server/adapters/converter/pdf/finish-pdf.ts';
import type { PagePicture } from '#server/ports/converter.ts';
import { pagePicture } from './page-picture-limits.ts';
import type { PictureAnswer, PictureRequest } from './picture-requests.ts';

/** A process of its own: pdfium blocks the thread it draws on. */
exitWithParent();
// The shop's other work needs the cores as well.
sharp.concurrency(1);
const pdfium = await PDFiumLibrary.init();

// Best codes would make a JPEG a tenth smaller, and take as long as the rest of its encoding.
const encoding = { quality: pagePicture.quality, effort: pagePicture.effort, optimiseCoding: false };

const pictureOf = async (
  page: PDFiumPage,
  { widthPx, format, topShare }: Extract<PictureRequest, { kind: 'render' }>,
): Promise<PagePicture> => {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(
    widthPx / originalWidth,
    pagePicture.maxSidePx / Math.max(originalWidth, originalHeight),
    Math.sqrt(pagePicture.maxPixels / (originalWidth * originalHeight)),
  );
  const size = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) };
  const drawn = await page.render({ ...size, render: 'bitmap' });
  const heightPx = Math.ceil(size.height * topShare);
  const bytes = await sharp(drawn.data, { raw: { ...size, channels: 4 } })
    .extract({ left: 0, top: 0, width: size.width, height: heightPx })
    .removeAlpha()
    .toFormat(format, encoding)
    .toBuffer();
  return { page: page.number + 1, bytes, widthPx: size.width, heightPx };
};

const render = async (document: PDFiumDocument, request: Extract<PictureRequest, { kind: 'render' }>) => {
  const pictures: PagePicture[] = [];
  const last = Math.min(request.lastPage, document.getPageCount());
  for (let page = request.firstPage; page <= last; page += 1)
    pictures.push(await pictureOf(document.getPage(page - 1), request));
  return pictures;
};

const read = async <T>(pdf: Uint8Array, ask: (document: PDFiumDocument, pageCount: number) => Promise<T>) => {
  const document = await pdfium.loadDocument(pdf);
  try {
    const pageCount = document.getPageCount();
    if (pageCount < 1) throw new Error('The PDF has no page.');
    return await ask(document, pageCount);
  } finally {
    document.destroy();
  }
};

const countPages = (pdf: Uint8Array) => read(pdf, async (_, pageCount) => pageCount);

/** Our own writing is no reason to fail: what does not open with all its pages is handed out as the office wrote it. */
const finish = async ({ pdf, isAccessible }: Extract<PictureRequest, { kind: 'finish' }>) => {
  const pageCount = await countPages(pdf);
  const { pdf: finished, ...places } = finishPdf(pdf, { isAccessible });
  const found = finished === pdf ? pageCount : await countPages(finished).catch(() => 0);
  return { pageCount, pdf: found === pageCount ? finished : pdf, ...places, pictures: [] };
};

const textsOf = (document: PDFiumDocument, pageCount: number) =>
  Array.from({ length: pageCount }, (_, page) => document.getPage(page).getText());

serveIpc(async (request: PictureRequest): Promise<PictureAnswer> => {
  if (request.kind === 'finish') return finish(request);
  return read(request.pdf, async (document, pageCount) =>
    request.kind === 'text'
      ? { pageCount, texts: textsOf(document, pageCount), pictures: [] }
      : { pageCount, pictures: await render(document, request) },
  );
});
