import sharp from 'sharp';
import { fillDocx } from '#server/modules/templates/engine/fill-docx.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { p, paragraph, r, run, table } from '#tests/support/office/word-markup.ts';

const pageBreak = paragraph(run('<w:br w:type="page"/>'));

export const onePage = () =>
  buildDocx({ body: p('Cleaning of the kitchen') + table([p('Step'), p('Who')]) + p('End') });

export const pages = (count: number) =>
  buildDocx({ body: Array.from({ length: count }, (_, index) => p(`Page ${index + 1}`)).join(pageBreak) });

/** Two sections, so that the first of them can say its own size. */
export const sideways = () => {
  const section = '<w:sectPr><w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/></w:sectPr>';
  return buildDocx({ body: p('Wide') + paragraph('', section) + p('High') });
};

export const LOGO_COLOUR = { r: 208, g: 32, b: 64 };
/** Finer than a page is printed. */
export const LOGO_WIDTH = 1200;

/** A filled template: the buyer's logo in the header of the page. */
export const withHeaderLogo = async () => {
  const logo = await sharp({
    create: { width: LOGO_WIDTH, height: LOGO_WIDTH / 3, channels: 3, background: LOGO_COLOUR },
  })
    .png()
    .toBuffer();
  const template = buildDocx({
    headers: { default: p('{{logo}}') },
    body: paragraph(r('For {{business_name}}')),
  });
  return fillDocx(template, sampleValues, { logo });
};

/** A zip like any document, without a document in it. */
export const poison = () => rawZip({ entries: [{ name: 'word/nothing.xml', content: '<nothing/>' }] });

/** Small, honest by every count, and hours of work: tables in tables in tables. */
export const endless = () =>
  buildDocx({
    body: `${'<w:tbl><w:tr><w:tc>'.repeat(2000)}${p('x')}${'</w:tc></w:tr></w:tbl>'.repeat(2000)}${p('x')}`,
  });
