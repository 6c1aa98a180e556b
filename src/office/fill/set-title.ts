import type { Edit } from '#office/xml/edits.ts';
import { escapeText } from '#office/xml/escape-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Gives a document without a title one: readers of the PDF show it in the title bar. A title of the template's own is kept. */
export const setTitle = (source: string, edits: Edit[], title: string | undefined) => {
  let present: XmlElement | undefined;
  return {
    close: (element: XmlElement) => {
      if (element.name === 'dc:title') present = element;
      if (title === undefined || element.name !== 'cp:coreProperties' || element.isSelfClosing) return;
      if (present && source.slice(present.end, present.closeStart).trim() !== '') return;
      const text = `<dc:title xmlns:dc="http://purl.org/dc/elements/1.1/">${escapeText(title)}</dc:title>`;
      const [start, end] = present
        ? [present.start, present.closeEnd]
        : [element.closeStart, element.closeStart];
      edits.push({ start, end, text });
    },
  };
};
