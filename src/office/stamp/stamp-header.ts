import { applyEdits } from '#office/xml/edits.ts';
import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { insertFirst, namespaceOf } from './insert-first.ts';

/** The red of the mark on PDFs. */
export const STAMP_COLOUR = 'B71C1C';

/** Declares its own prefix: whatever the part calls the name space, it may be the default one. */
const paragraphOf = (text: string, namespace: string) =>
  `<w:p xmlns:w="${escapeAttribute(namespace)}"><w:pPr><w:spacing w:before="0" w:after="60"/><w:jc w:val="center"/></w:pPr>` +
  `<w:r><w:rPr><w:b/><w:color w:val="${STAMP_COLOUR}"/><w:sz w:val="22"/></w:rPr>` +
  `<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r></w:p>`;

/** A header whose first line says it. */
export const stampHeader = (source: string, text: string) => {
  let root: XmlElement | undefined;
  scanXml(source, {
    close: (element) => {
      if (element.depth === 1) root = element;
    },
  });
  return root
    ? applyEdits(source, [insertFirst(source, root, paragraphOf(text, namespaceOf(root)))])
    : source;
};

/** A header that says nothing else. */
export const headerSaying = (text: string, namespace: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:hdr xmlns:w="${escapeAttribute(namespace)}">${paragraphOf(text, namespace)}</w:hdr>`;
