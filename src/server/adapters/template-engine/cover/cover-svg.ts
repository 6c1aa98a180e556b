import type { Cover } from '#server/ports/template-engine.ts';
import { type CoverPicture, coverPictures } from '#shared/covers/cover-picture.ts';
import { coverTitleSize } from '#shared/covers/cover-title-size.ts';
import { faceOf } from '#shared/industry-face.ts';
import { type CoverFont, openCoverFonts } from './cover-fonts.ts';
import { canWrite, type Lettering, letteringIn, linesOf } from './cover-text.ts';

const INK = '#12201b';
const DESK = '#eef1ec';
const PAPER = '#fff';
const STAMP = '#b3371f';
const ASPECT = 22 / 17;
const LINES = 6;

/** How wide the cover is in its picture, and where it begins; a wide picture shows its upper part, as the shelf does. */
const places: Record<CoverPicture, { x: number; y: number; width: number }> = {
  link: { x: 310, y: 56, width: 580 },
  mail: { x: 0, y: 0, width: 240 },
};

/** The same face as the page draws (`ui/paper/cover-sheet.tsx`), as a drawing of outlines and of the page's picture. */
export const coverSvg = async (cover: Cover, picture: CoverPicture) => {
  const { width, height } = coverPictures[picture];
  const { x, y, width: coverWidth } = places[picture];
  const fonts = await openCoverFonts();
  const { colour } = faceOf(cover.industry);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${DESK}"/>`,
    `<rect width="${width}" height="${height}" fill="${colour}" opacity="0.13"/>`,
    `<g transform="translate(${x} ${y}) scale(${coverWidth / 100})">`,
    drawCover(cover, fonts),
    '</g></svg>',
  ].join('');
};

/** In hundredths of its width. */
const drawCover = ({ title, industry, documentCount, page }: Cover, fonts: readonly CoverFont[]) => {
  const { colour, mark } = faceOf(industry);
  const lettering = letteringIn(fonts);
  const height = 100 * ASPECT;
  const sheet = height * 0.21;
  const note = documentCount === 1 ? '1 document' : `${documentCount} documents`;
  return [
    `<rect width="100" height="${height}" fill="${colour}"/><rect width="100" height="${height}" fill="${INK}" opacity="0.26"/>`,
    drawPage(page, height * 0.035),
    stampOf(lettering, height * 0.035),
    `<rect y="${sheet}" width="100" height="${height - sheet}" fill="${colour}"/>`,
    `<rect y="${sheet}" width="5.5" height="${height - sheet}" fill="${INK}" opacity="0.3"/>`,
    `<circle cx="82.5" cy="${sheet - 6.5}" r="10" fill="${colour}" stroke="${PAPER}" stroke-width="0.9"/>`,
    `<g transform="translate(76.5 ${sheet - 12.5}) scale(0.5)" fill="none" stroke="${PAPER}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${mark}"/></g>`,
    canWrite(fonts, title) ? titleOf(lettering, title, sheet + 7) : '',
    `<g fill="${PAPER}">${lettering.outlinesOf(note, { x: 12.5, y: height - 8, size: 5.4 })}</g>`,
  ].join('');
};

const PAGE = { x: 9, width: 85 };

const drawPage = (page: Uint8Array | undefined, y: number) => {
  const { x, width } = PAGE;
  const sheet = `<rect x="${x}" y="${y}" width="${width}" height="${width * ASPECT}" fill="${PAPER}"/>`;
  if (!page) return sheet;
  const data = Buffer.from(page).toString('base64');
  return `${sheet}<image x="${x}" y="${y}" width="${width}" height="${width * ASPECT}" preserveAspectRatio="xMidYMin slice" href="data:image/jpeg;base64,${data}"/>`;
};

/** What can be read of the page is a sample, and says so. */
const stampOf = (lettering: Lettering, y: number) => {
  const size = 3.6;
  const width = lettering.widthOf('SAMPLE', size) + 3;
  const x = PAGE.x + PAGE.width - width;
  return `<rect x="${x}" y="${y}" width="${width}" height="${size + 1.4}" fill="${PAPER}" opacity="0.9"/><g fill="${STAMP}">${lettering.outlinesOf('SAMPLE', { x: x + 1.5, y: y + size + 0.2, size })}</g>`;
};

/** Our font file draws its lightest weight only; a line around each letter makes it as heavy as on the page. */
const WEIGHT = 0.045;

const titleOf = (lettering: Lettering, title: string, top: number) => {
  const size = coverTitleSize(title);
  const lines = linesOf(lettering, title, { width: 80.5, size, most: LINES });
  const drawn = lines.map((line, index) =>
    lettering.outlinesOf(line, { x: 12.5, y: top + size * (0.85 + index * 1.1), size }),
  );
  return `<g fill="${PAPER}" stroke="${PAPER}" stroke-width="${size * WEIGHT}" stroke-linejoin="round">${drawn.join('')}</g>`;
};
