import sharp from 'sharp';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import type { Converter } from '#server/ports/converter.ts';

const INCH_PX = 50;
const [LONG_SIDE, SHORT_SIDE] = [11, 8.5];
/** Of the pages of the demo, in inches; the title block ends a little below the margin. */
const margins = { top: 1.45, bottom: 0.85, side: 0.75 };
const DARK = 200;

/** A callout or a row to sign is less. */
const LEAST_LAST = 0.12;
const LEAST = 0.5;
/** Between the text and the line above the foot. */
const LEAST_GAP_INCHES = 0.08;

type Printed = { docx: Uint8Array; pdf: Uint8Array };
export type PageFill = { share: number; gapInches: number; isLast: boolean };

/** How far down the pages of a demo document are printed on, which of them end a section, and how near the foot is. */
export const pageFills = async (converter: Converter, { docx, pdf }: Printed): Promise<PageFill[]> => {
  const begin = sectionTitlesOf(readPackage(docx).xml('word/document.xml'));
  const texts = await converter.toText(pdf);
  const isFirst = (text = '') =>
    text.split(/\r?\n/).some((line) => begin.has(line.replace(/^\d+\s+/, '').trim()) && /^\d/.test(line));
  const fills: PageFill[] = [];
  for await (const { page, bytes } of converter.toPictures(pdf, { widthPx: INCH_PX * SHORT_SIDE }))
    fills.push({
      ...(await measure(bytes)),
      isLast: page === texts.length || isFirst(texts[page]),
    });
  return fills;
};

export const pageFaults = async (converter: Converter, printed: Printed) =>
  faultsIn(await pageFills(converter, printed));

/** What is wrong with how full the pages are, in sentences. */
export const faultsIn = (fills: readonly PageFill[]): string[] =>
  fills.flatMap(({ share, gapInches, isLast }, index) => {
    const page = `Page ${index + 1}`;
    return [
      ...(isLast || share >= LEAST ? [] : [`${page} is less than half full.`]),
      ...(!isLast || share >= LEAST_LAST ? [] : [`${page} has hardly anything on it.`]),
      ...(gapInches >= LEAST_GAP_INCHES ? [] : [`${page} touches its foot.`]),
    ];
  });

/** The headings with which sections begin, and pages with them. */
const sectionTitlesOf = (body: string) => {
  const headings = body
    .split('</w:sectPr>')
    .slice(1, -1)
    .map((section) => /<w:p>(?:(?!<\/w:p>).)*?"Heading1".*?<\/w:p>/s.exec(section)?.[0]);
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  return new Set(
    headings.flatMap((heading) => paragraphsOf(`<w:body ${namespace}>${heading ?? ''}</w:body>`)),
  );
};

const measure = async (picture: Uint8Array) => {
  const { data, info } = await sharp(picture)
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const inch = width / (width > height ? LONG_SIDE : SHORT_SIDE);
  const darkIn = (y: number) => {
    let count = 0;
    for (let x = 0; x < width; x += 1) if ((data[(y * width + x) * channels] ?? 255) < DARK) count += 1;
    return count;
  };
  const ruled = (width - 2 * margins.side * inch) * 0.8;
  let foot = height - Math.round(0.3 * inch);
  while (foot > 0 && darkIn(foot) < ruled) foot -= 1;
  // The line may be drawn over two rows of pixels.
  let last = foot - 2;
  while (last > 0 && darkIn(last) === 0) last -= 1;
  const top = margins.top * inch;
  return {
    share: (last - top) / (height - margins.bottom * inch - top),
    gapInches: (foot - last) / inch,
  };
};
