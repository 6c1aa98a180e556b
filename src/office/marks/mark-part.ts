import { pictureNamedBy } from '#office/pictures/picture-named-by.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import { type Placeholders, tagOf } from '#office/placeholders.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import type { NameOf } from './written-tag.ts';
import { markPicture } from './mark-picture.ts';
import { markText } from './mark-text.ts';

type Marking = {
  nameOf: NameOf;
  placeholders: Placeholders | undefined;
  /** The relationship that a picture refers to; undefined where the part can have none. */
  linkTo: ((name: string) => string) | undefined;
};

/** A part of a Word document whose tags are links. */
export const markPart = (source: string, { nameOf, placeholders, linkTo }: Marking): string => {
  const edits: Edit[] = [];
  /** What Word wrote twice for older versions of it is not what the office reads. */
  let fallback: XmlElement | undefined;
  const texts = collectTexts(source, 'structured', (text) => {
    if (text.place === 'paragraph') edits.push(...markText(source, text, nameOf));
  });

  const visitPicture = (element: XmlElement) => {
    const key = placeholders && pictureNamedBy(element, placeholders)?.key;
    const name = key && nameOf({ written: tagOf(key), value: key });
    if (name && linkTo) edits.push(markPicture(source, element, linkTo(name)));
  };

  scanXml(source, {
    open: (element) => {
      if (element.name === 'mc:Fallback') fallback ??= element;
      if (fallback) return;
      texts.open(element);
      if (element.name === 'wp:docPr') visitPicture(element);
    },
    close: (element) => {
      if (element === fallback) fallback = undefined;
      else if (!fallback) texts.close(element);
    },
    text: (text) => {
      if (!fallback) texts.text(text);
    },
  });
  return edits.length === 0 ? source : applyEdits(source, edits);
};
