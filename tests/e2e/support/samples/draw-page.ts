import sharp from 'sharp';
import { sample } from '#server/modules/templates/template-limits.ts';

const WIDTH = 1200;
const HEIGHT = Math.round((WIDTH * 11) / 8.5);

const line = (y: number, width: number) =>
  `<rect x="120" y="${y}" width="${width}" height="16" rx="4" fill="#dfe3dc"/>`;

const ACROSS =
  '<text x="600" y="850" font-size="200" fill="#b3371f" opacity="0.18" text-anchor="middle" transform="rotate(-35 600 850)">SAMPLE</text>';
const IN_A_CORNER = '<text x="1180" y="1530" font-size="90" fill="#b3371f" text-anchor="end">SAMPLE</text>';

const svgOf = (title: string, page: number, mark: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">
  <rect width="100%" height="100%" fill="#fff"/>
  <rect x="120" y="110" width="960" height="130" fill="none" stroke="#12201b" stroke-width="4"/>
  <rect x="122" y="112" width="180" height="126" fill="#ffe066"/>
  <text x="212" y="190" font-size="40" font-weight="bold" text-anchor="middle">LOGO</text>
  <text x="330" y="192" font-size="44" font-weight="bold">${title}, page ${page}</text>
  ${Array.from({ length: 24 }, (_, index) => line(310 + index * 46, 560 + ((index * 197) % 400))).join('')}
  ${mark}
</svg>`;

export type DrawnPage = {
  page: number;
  widthPx: number;
  heightPx: number;
  jpg: Buffer;
  webp: { widthPx: number; body: Buffer }[];
  tops: { widthPx: number; heightPx: number; body: Buffer }[];
};

/** A page as a sample of a document looks, in the sizes the shop keeps. */
export const drawPage = async (title: string, page: number): Promise<DrawnPage> => {
  const drawn = (mark: string) =>
    sharp(Buffer.from(svgOf(title, page, mark)))
      .png({ compressionLevel: 1 })
      .toBuffer();
  const [whole, small] = [await drawn(ACROSS), await drawn(IN_A_CORNER)];
  const webpWidths = [sample.thumbnailWidthPx, ...sample.webpWidthsPx];
  const [jpg, ...webp] = await Promise.all([
    sharp(whole).resize({ width: sample.jpgWidthPx }).jpeg().toBuffer(),
    ...webpWidths.map((width) =>
      sharp(width === sample.thumbnailWidthPx ? small : whole)
        .resize({ width })
        .webp({ effort: 0 })
        .toBuffer(),
    ),
  ]);
  const tops = sample.tops.widthsPx.map(async (width) => {
    const heightPx = Math.ceil(((width * HEIGHT) / WIDTH) * sample.tops.share);
    const top = sharp(whole).resize({ width }).extract({ left: 0, top: 0, width, height: heightPx });
    return { widthPx: width, heightPx, body: await top.webp({ effort: 0 }).toBuffer() };
  });
  return {
    page,
    widthPx: sample.jpgWidthPx,
    heightPx: Math.round((sample.jpgWidthPx * HEIGHT) / WIDTH),
    jpg,
    tops: await Promise.all(tops),
    webp: webp.map((body, index) => ({ widthPx: webpWidths[index] ?? 0, body })),
  };
};
