import { type PDFDocument, PDFString } from '@cantoo/pdf-lib';
import { escapeText } from '#office/xml/escape-xml.ts';
import { name } from './names.ts';

/** What a file says of itself. */
export type Description = { title: string; author: string; language: string; madeAt: Date };

/** It claims to follow no standard: what its parts claimed of themselves is not true of the whole. */
export const describeWhole = (
  whole: PDFDocument,
  { title, author, language, madeAt }: Description,
  frontPages: number,
) => {
  const { context, catalog } = whole;
  whole.setTitle(title, { showInWindowTitleBar: true });
  whole.setAuthor(author);
  whole.setCreationDate(madeAt);
  whole.setModificationDate(madeAt);
  catalog.set(name('Lang'), PDFString.of(language));
  catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(name('PageMode'), name('UseOutlines'));
  catalog.set(name('PageLabels'), context.obj({ Nums: [0, { S: 'r' }, frontPages, { S: 'D' }] }));
  const metadata = context.stream(packetOf({ title, author, language, madeAt }), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(name('Metadata'), context.register(metadata));
};

const packetOf = ({ title, author, madeAt }: Description) => {
  const packet =
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(title)}</rdf:li></rdf:Alt></dc:title>` +
    `<dc:creator><rdf:Seq><rdf:li>${escapeText(author)}</rdf:li></rdf:Seq></dc:creator>` +
    `<xmp:CreateDate>${madeAt.toISOString()}</xmp:CreateDate></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end="r"?>`;
  return Buffer.from(packet, 'utf8');
};
