import { inlineDrawing } from '#office/pictures/inline-drawing.ts';
import { fitInto, type PictureImage } from '#office/pictures/picture-image.ts';
import { pictureKinds } from '#office/pictures/picture-kinds.ts';
import { DECLARATION, OFFICE } from './package-parts.ts';
import { pageXml, textWidthOf } from './page-layout.ts';
import type { PrintedDocument, PrintedPart } from './printed-document.ts';
import { tableXml } from './table-xml.ts';
import { longDay, MAIN, paragraph, run } from './word-markup.ts';

export const LOGO_ID = 'rIdLogo';
export const FOOTER_ID = 'rIdFooter';

const TEXT_STYLES = { heading: 'Heading2', text: 'Normal', statement: 'Statement' } as const;

/** Tables that follow one another without a paragraph between them would be one. */
const partXml = (part: PrintedPart, textWidth: number) =>
  part.kind === 'table'
    ? `${tableXml(part, textWidth)}${paragraph('Normal', '')}`
    : paragraph(TEXT_STYLES[part.kind], run(part.text));

export const documentXml = (printed: PrintedDocument, logo: PictureImage | undefined) => {
  const { title, business, day, summary, parts } = printed;
  const textWidth = textWidthOf(printed);
  const drawing =
    logo &&
    inlineDrawing({
      prefix: 'w:',
      isStrict: false,
      relationshipId: LOGO_ID,
      drawingId: 1,
      name: 'Logo',
      altText: 'Logo',
      extent: fitInto(logo, pictureKinds.logo.textBox),
    });
  return (
    `${DECLARATION}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>` +
    (drawing ? paragraph('Normal', `<w:r>${drawing}</w:r>`) : '') +
    paragraph('Heading1', run(title)) +
    paragraph('Normal', run([business, longDay(day), summary].filter(Boolean).join(' · '))) +
    parts.map((part) => partXml(part, textWidth)).join('') +
    `<w:sectPr><w:footerReference w:type="default" r:id="${FOOTER_ID}"/>${pageXml(printed)}</w:sectPr></w:body></w:document>`
  );
};

const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

export const footerXml = (printed: PrintedDocument) => {
  const { title, business, day } = printed;
  return (
    `${DECLARATION}<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:pStyle w:val="Footer"/><w:tabs><w:tab w:val="right" w:pos="${textWidthOf(printed)}"/></w:tabs></w:pPr>` +
    `${run([business, title, longDay(day)].filter(Boolean).join(' · '))}<w:r><w:tab/></w:r>${run('Page ')}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`
  );
};
