import { zipFiles } from '#office/zip-files.ts';
import { placeholderKeys, placeholders, tagOf } from '#shared/placeholders.ts';
import { bullet, cell, heading, paragraph, part, row, table, text } from './word-xml.ts';

const OPEN_XML = 'http://schemas.openxmlformats.org';
const RELATIONSHIPS = `${OPEN_XML}/officeDocument/2006/relationships`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const header = part(
  'hdr',
  paragraph(`${text('{{logo}}')}<w:r><w:tab/></w:r>${text('{{business_name}}', { bold: true })}`, {
    tabs: true,
  }),
);

const footer = part(
  'ftr',
  paragraph(
    `${text('{{business_name}}, {{full_address}}', { small: true })}<w:r><w:tab/></w:r>${text('{{date}}', { small: true })}`,
    { tabs: true },
  ),
);

const body = [
  heading('Sample template', 1),
  paragraph(
    text(
      'Upload this file as it is to see what customers get, or change it into a document of your own. Everything between double braces is replaced by the details of the customer.',
    ),
  ),
  heading('Placeholders', 2),
  table([
    row([cell(text('What is printed', { bold: true })), cell(text('Placeholder', { bold: true }))]),
    ...placeholderKeys
      .filter((key) => key !== 'logo' && key !== 'website')
      .map((key) => row([cell(text(placeholders[key].wording)), cell(text(tagOf(key)))])),
  ]),
  paragraph(text(tagOf('website'))),
  heading('Good to know', 2),
  bullet('The logo goes into the header, as on this page; it is scaled to fit and keeps its proportions.'),
  bullet(
    'A picture with the alternative text “logo” works too: the logo of the customer takes its place and its size.',
  ),
  bullet('Capital letters, spaces, hyphens and underscores inside the braces do not matter.'),
  bullet('Placeholders work everywhere: in tables, text boxes, headers, footers, notes and links.'),
  bullet(
    'A customer may have no website. Give it a paragraph of its own, as below the table: then nothing is left over.',
  ),
  heading('An example', 2),
  paragraph(
    text(
      'This procedure applies to everyone who works for {{business_name}} in {{city}}, {{state}}. Questions go to {{first_name}} {{last_name}}, {{email}}.',
    ),
  ),
].join('');

const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1800" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`;

const typed = (name: string, kind: string) =>
  `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${kind}+xml"/>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;
const relationships = (...list: string[]) =>
  `<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${list.join('')}</Relationships>`;

const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typed('document', 'document.main')}${typed('header1', 'header')}${typed('footer1', 'footer')}</Types>`,
  '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'word/document.xml')),
  'word/_rels/document.xml.rels': relationships(
    relationship('rId1', 'header', 'header1.xml'),
    relationship('rId2', 'footer', 'footer1.xml'),
  ),
  'word/document.xml': part('document', `<w:body>${body}${section}</w:body>`),
  'word/header1.xml': header,
  'word/footer1.xml': footer,
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A template to start from: every placeholder, explained, with the logo in the header. */
export const makeSampleTemplate = () =>
  zipFiles(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, DECLARATION + xml])));
