import { afterAll, expect, test } from 'vitest';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { PATIENCE_MS } from '#tests/support/converter/converter-contract.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { inserted, mark, p, paragraph, r, run, textBox } from '#tests/support/office/word-markup.ts';

const converter = createEmbeddedConverter({
  log: createLog({ level: 'silent' }),
  fontsDirectory: '/nowhere',
});
afterAll(() => converter.close());
const shop = await createGenerationShop({ converter });

const pageBreak = paragraph(run('<w:br w:type="page"/>'));
const LANDSCAPE = '<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/>';
const nextSection = `<w:p><w:pPr><w:sectPr>${LANDSCAPE}</w:sectPr></w:pPr></w:p>`;
const heading = `<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr>${r('Purpose of {{business_name}}')}</w:p>`;

const onePage = buildDocx({
  headers: { default: p('{{logo}}') },
  body: heading + p('Call {{first_name}} {{last_name}} at {{email}}.'),
  core: '<dc:creator>Jane Doe</dc:creator>',
});
const sixtyPages = buildDocx({
  body: Array.from({ length: 60 }, (_, index) => p(`Page ${index + 1} for {{business_name}}`)).join(
    pageBreak,
  ),
});
const mixed = buildDocx({
  body: p('Wide {{city}}') + nextSection + p('Tall {{state}}') + paragraph(textBox(p('Boxed {{zip_code}}'))),
});
const reviewed = buildDocx({
  body: paragraph(
    inserted(r('Added for {{business_name}}')) + mark('del', '<w:r><w:delText>Secret</w:delText></w:r>'),
  ),
  comments: `<w:comment w:id="0" w:author="Jane Doe">${p('Do not tell')}</w:comment>`,
});

test(
  'the files of an order are whole and right: text, logo, pages, sections, and nothing of the author',
  { timeout: PATIENCE_MS },
  async () => {
    const product = await shop.sellDocuments('Real', [
      { name: 'One & only', docx: onePage },
      { name: 'Sixty', docx: sixtyPages },
      { name: 'Mixed', docx: mixed },
      { name: 'Reviewed', docx: reviewed },
    ]);
    const ann = await shop.buyer('ann@example.com');
    await shop.giveLogo(ann, makePng(61, 31));
    const orderId = await shop.buy(ann, product.stripePriceId);
    await shop.generate();
    const items = await shop.itemsOf(ann, orderId);
    expect(items.map(({ status, pageCount }) => [status, pageCount])).toEqual([
      ['GENERATED', 1],
      ['GENERATED', 60],
      ['GENERATED', 2],
      ['GENERATED', 1],
    ]);
    const pdfOf = async (item: LineItem | undefined) =>
      readPdf(await shop.fileOf(item ?? { previewImagePath: '' }, 'pdf'));
    const [one, sixty, wideAndTall, clean] = await Promise.all(items.map(pdfOf));

    expect(one?.pages[0]?.text).toContain('Call Ann Lee at ann@example.com.');
    expect(one?.pages[0]?.text).toContain('Purpose of Lee Bakery');
    expect(one).toMatchObject({ title: 'One & only', language: '(en-US)', hasBookmarks: true });
    expect(one?.author ?? '').not.toContain('Jane');
    expect(one?.pictureWidths).toContain(61);
    expect(sixty?.pages[59]?.text).toContain('Page 60 for Lee Bakery');
    expect(wideAndTall?.pages.map(({ isLandscape }) => isLandscape)).toEqual([true, false]);
    expect(wideAndTall?.pages[0]?.text).toContain('Wide Salem');
    expect(wideAndTall?.pages[1]?.text).toContain('Boxed 97301');
    expect(clean?.pages[0]?.text).toContain('Added for Lee Bakery');
    expect(clean?.pages[0]?.text).not.toMatch(/Secret|Do not tell/);

    for (const item of items) {
      const docx = readPackage(await shop.fileOf(item, 'docx'));
      const parts = docx.xmlNames.map((name) => docx.xml(name));
      expect(parts.filter((xml) => !isWellFormed(xml))).toEqual([]);
      expect(parts.join('')).not.toMatch(/\{\{|Jane Doe|Secret|Do not tell/);
    }
  },
);
