import { Document, Header, Packer, Paragraph, TextRun } from 'docx';
import { buildDocx, docxEntries } from './build-docx.ts';
import { rawZip, type RawEntry } from './raw-zip.ts';
import { BODY, HEADER, type TemplateCase } from './template-case.ts';
import { p } from './word-markup.ts';

/** The same document with another text for some of its parts. */
const rewritten = (body: string, rewrite: (entry: RawEntry) => RawEntry['content']) =>
  rawZip({ entries: docxEntries({ body }).map((entry) => ({ ...entry, content: rewrite(entry) })) });

const inBody = (change: (xml: string) => RawEntry['content']) => (entry: RawEntry) =>
  entry.name === BODY ? change(String(entry.content)) : entry.content;

const text = p('S {{ci', 'ty}}, {{full_address}}');
const paragraphs = { [BODY]: ['S Springfield, 1 Main Street\nSpringfield, IL 62701'] };

const utf16 = (xml: string) => Buffer.from(`\uFEFF${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');

/** Other producers, other spellings of the same thing. */
export const dialectCases: TemplateCase[] = [
  {
    name: 'a document in strict Open XML',
    file: () =>
      rewritten(
        text,
        inBody((xml) =>
          xml
            .replaceAll(
              'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
              'http://purl.oclc.org/ooxml/wordprocessingml/main',
            )
            .replaceAll(
              'http://schemas.openxmlformats.org/officeDocument/2006/',
              'http://purl.oclc.org/ooxml/officeDocument/',
            ),
        ),
      ),
    paragraphs,
  },
  {
    name: 'a document with other prefixes',
    file: () =>
      rewritten(
        text,
        inBody((xml) =>
          xml
            .replaceAll('<w:', '<ns0:')
            .replaceAll('</w:', '</ns0:')
            .replaceAll(' w:', ' ns0:')
            .replace('xmlns:w=', 'xmlns:ns0='),
        ),
      ),
    paragraphs,
    contains: { [BODY]: ['<ns0:br/>'] },
  },
  {
    name: 'a document whose namespace is the default one',
    file: () =>
      rewritten(
        p('S {{ci', 'ty}}, {{full_address}}').replaceAll(/w:(?=val|type)/g, ''),
        inBody((xml) =>
          xml
            .replaceAll('<w:', '<')
            .replaceAll('</w:', '</')
            .replace(
              'xmlns:w=',
              'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns=',
            ),
        ),
      ),
    paragraphs,
    contains: { [BODY]: ['</t><br/><t xml:space="preserve">'] },
  },
  {
    name: 'a document in UTF-16',
    file: () => rewritten(text, inBody(utf16)),
    paragraphs,
  },
  {
    name: 'a document with a byte order mark',
    file: () =>
      rewritten(
        text,
        inBody((xml) => `\uFEFF${xml}`),
      ),
    paragraphs,
  },
  {
    name: 'a document whose parts are typed by extension only',
    file: () =>
      rewritten(text, ({ name, content }) =>
        name === '[Content_Types].xml'
          ? '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="XML" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
          : content,
      ),
    paragraphs,
  },
  {
    name: 'a document whose list of types spells part names in other letter case',
    file: () =>
      rewritten(text, ({ name, content }) =>
        name === '[Content_Types].xml'
          ? String(content).replace('/word/document.xml', '/Word/Document.XML')
          : content,
      ),
    paragraphs,
  },
  {
    name: 'a document with indented markup, line ends of Windows and attributes in single quotes',
    file: () =>
      rewritten(
        text,
        inBody((xml) =>
          xml.replaceAll('<w:r>', '\r\n  <w:r>').replaceAll('xml:space="preserve"', "xml:space = 'preserve'"),
        ),
      ),
    paragraphs,
  },
  {
    name: 'a document made by the npm library docx',
    file: () =>
      Packer.toBuffer(
        new Document({
          creator: 'Jane Doe',
          sections: [
            {
              headers: { default: new Header({ children: [new Paragraph('{{business_name}}')] }) },
              children: [
                new Paragraph({
                  children: [new TextRun('S {{ci'), new TextRun({ text: 'ty}}', bold: true })],
                }),
              ],
            },
          ],
        }),
      ),
    paragraphs: { [BODY]: ['S Springfield'], [HEADER]: ['A&B <Bakery> "Best"'] },
    lacks: { 'docProps/core.xml': ['Jane Doe'] },
    alsoChanged: ['docProps/core.xml'],
  },
  {
    name: 'a document without anything to fill',
    file: () => buildDocx({ body: p('All the same') }),
    findings: ['no-placeholder'],
  },
];
