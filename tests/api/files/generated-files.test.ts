import { afterAll, expect, test } from 'vitest';
import { createEmbeddedConverter } from '#server/adapters/converter/embedded-converter.ts';
import { createLog } from '#server/kernel/log.ts';
import type { LineItem } from '#shared/contract/order.ts';
import { PATIENCE_MS } from '#tests/support/converter/converter-contract.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { createGenerationShop } from '#tests/support/shop/generation-shop.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { contents, marked, OUTLINE_STYLES, pageBreak } from '#tests/support/office/contents.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { inserted, mark, p, paragraph, r, textBox } from '#tests/support/office/word-markup.ts';

const converter = createEmbeddedConverter({
  log: createLog({ level: 'silent' }),
  fontsDirectory: '/nowhere',
});
afterAll(() => converter.close());
const shop = await createGenerationShop({ converter });

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

/** Saved with page 1 for all; its first pages have roman numbers, the others count anew. */
const withContents = buildDocx({
  styles: OUTLINE_STYLES,
  body: [
    contents([
      ['Preface for {{business_name}}', '_Toc1', '1'],
      ['Purpose', '_Toc2', '1'],
      ['Scope', '_Toc3', '1'],
    ]),
    pageBreak,
    marked(1, 'Preface for {{business_name}}', '_Toc1'),
    '<w:p><w:pPr><w:sectPr><w:pgNumType w:fmt="lowerRoman"/></w:sectPr></w:pPr></w:p>',
    marked(1, 'Purpose', '_Toc2'),
    pageBreak,
    pageBreak,
    marked(2, 'Scope', '_Toc3'),
  ].join(''),
  section: '<w:pgNumType w:start="1"/>',
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
      { name: 'Contents', docx: withContents },
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
      ['GENERATED', 5],
    ]);
    const pdfOf = async (item: LineItem | undefined) =>
      readPdf(await shop.fileOf(item ?? { previewImagePath: '' }, 'pdf'));
    const [one, sixty, wideAndTall, clean, paged] = await Promise.all(items.map(pdfOf));

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

    expect(paged?.pages[0]?.text.replaceAll(/[.\s]+/g, ' ').trim()).toBe(
      'Preface for Lee Bakery ii Purpose 1 Scope 3',
    );
    const saved = readPackage(await shop.fileOf(items[4] ?? { previewImagePath: '' }, 'docx')).xml(BODY);
    expect(
      [...saved.matchAll(/PAGEREF (\w+)[^]*?separate[^]*?<w:t[^>]*>([^<]*)/g)].map(([, ...shown]) => shown),
    ).toEqual([
      ['_Toc1', 'ii'],
      ['_Toc2', '1'],
      ['_Toc3', '3'],
    ]);

    for (const item of items) {
      const docx = readPackage(await shop.fileOf(item, 'docx'));
      const parts = docx.xmlNames.map((name) => docx.xml(name));
      expect(parts.filter((xml) => !isWellFormed(xml))).toEqual([]);
      expect(parts.join('')).not.toMatch(/\{\{|Jane Doe|Secret|Do not tell/);
    }
  },
);
