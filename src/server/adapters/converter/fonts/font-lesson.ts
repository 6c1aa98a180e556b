import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { storeFiles } from '#office/zip-files.ts';
import { filesOf, type ScriptFont } from './script-fonts.ts';
import { withOneFamily } from './with-one-family.ts';

const OPEN_XML = 'http://schemas.openxmlformats.org';
const RELATED = `${OPEN_XML}/officeDocument/2006/relationships`;
const WORD = `${OPEN_XML}/wordprocessingml/2006/main`;
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument';
/** Word hides a font that it embeds behind this key; of zeros, it hides nothing. */
const KEY = '{00000000-0000-0000-0000-000000000000}';

/**
 * A document that brings fonts along: an office that has converted it knows them until it ends. That is how a font gets
 * into an office at work; when it starts, it would have to read them all, needed or not.
 */
export const fontLesson = (fonts: readonly ScriptFont[]): Buffer => {
  const files = fonts.flatMap((font) => Object.values(filesOf(font)));
  return storeFiles({
    '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="odttf" ContentType="${WORD_TYPE}.obfuscatedFont"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.wordprocessingml.document.main+xml"/><Override PartName="/word/fontTable.xml" ContentType="${WORD_TYPE}.wordprocessingml.fontTable+xml"/></Types>`,
    '_rels/.rels': relationships([['main', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${fonts.map(inFont).join('')}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships([['fonts', 'fontTable', 'fontTable.xml']]),
    'word/fontTable.xml': `<w:fonts xmlns:w="${WORD}" xmlns:r="${RELATED}">${fonts.map(entryOf).join('')}</w:fonts>`,
    'word/_rels/fontTable.xml.rels': relationships(files.map((file) => [idOf(file), 'font', partOf(file)])),
    ...Object.fromEntries(files.map((file) => [`word/${partOf(file)}`, withOneFamily(readFileSync(file))])),
  });
};

const relationships = (list: (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATED}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** Fonts that no text is set in are not looked at. */
const inFont = ({ family }: ScriptFont) =>
  `<w:p><w:r><w:rPr><w:rFonts w:ascii="${family}" w:hAnsi="${family}"/></w:rPr><w:t>1</w:t></w:r></w:p>`;

const entryOf = (font: ScriptFont) =>
  `<w:font w:name="${font.family}">${Object.entries(filesOf(font)).map(embedded).join('')}</w:font>`;

const embedded = ([name, file]: [string, string]) => `<w:${name} r:id="${idOf(file)}" w:fontKey="${KEY}"/>`;
const idOf = (file: string) => basename(file).replaceAll(/[^\w]/g, '_');
const partOf = (file: string) => `fonts/${idOf(file)}.odttf`;
