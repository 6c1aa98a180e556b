import { zipFiles } from '#office/zip-files.ts';
import { part } from './word-xml.ts';

const OPEN_XML = 'http://schemas.openxmlformats.org';
const RELATIONSHIPS = `${OPEN_XML}/officeDocument/2006/relationships`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const typed = (name: string, kind: string) =>
  `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${kind}+xml"/>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;
const relationships = (list: string[]) =>
  `<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${list.join('')}</Relationships>`;

/** Numbers of steps: 1., 2. and so on. */
const numbering = part(
  'numbering',
  '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
);

type Words = { body: string; header: string; footer: string };

/** A Word document of these parts; the body ends with the properties of its last section. */
export const packWord = ({ body, header, footer }: Words) => {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typed('document', 'document.main')}${typed('header1', 'header')}${typed('footer1', 'footer')}${typed('numbering', 'numbering')}</Types>`,
    '_rels/.rels': relationships([relationship('rId1', 'officeDocument', 'word/document.xml')]),
    'word/_rels/document.xml.rels': relationships([
      relationship('rId1', 'header', 'header1.xml'),
      relationship('rId2', 'footer', 'footer1.xml'),
      relationship('rId3', 'numbering', 'numbering.xml'),
    ]),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/header1.xml': part('hdr', header),
    'word/footer1.xml': part('ftr', footer),
    'word/numbering.xml': numbering,
  };
  return zipFiles(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, DECLARATION + xml])));
};

const PAGES = {
  portrait: '<w:pgSz w:w="12240" w:h="15840"/>',
  landscape: '<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/>',
};

export const sectionProperties = (orientation: keyof typeof PAGES = 'portrait') =>
  `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:footerReference w:type="default" r:id="rId2"/>${PAGES[orientation]}<w:pgMar w:top="1800" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`;
