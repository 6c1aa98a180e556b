import { applyEdits, type Edit, remove, removeElement } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { mergeParagraphs } from './merge-paragraphs.ts';
import { ACCEPTED, DELETED, isMark } from './review-markup.ts';

/**
 * Makes a document what it is once every change is accepted and every comment removed, as edits of
 * the same pass that fills it. While `isInside()` answers true the reader is in text that goes.
 */
export const acceptChanges = (edits: Edit[]) => {
  const paragraphs = mergeParagraphs(edits);
  let dropped: XmlElement | undefined;

  const open = (element: XmlElement) => {
    if (dropped) return;
    const { name } = element;
    if (name === 'w:cellDel') dropAncestor(edits, element, 'w:tc');
    if (DELETED.has(name)) {
      const properties = element.parent;
      if (properties?.name === 'w:trPr') dropAncestor(edits, element, 'w:tr');
      if (properties?.name === 'w:rPr') paragraphs.markDeleted(properties);
    }
    if (DELETED.has(name) || isMark(name)) dropped = element;
    else if (ACCEPTED.has(name)) edits.push(remove(element));
    else paragraphs.open(element);
  };

  const close = (element: XmlElement) => {
    if (dropped && dropped !== element) return;
    if (dropped === element) {
      dropped = undefined;
      edits.push(removeElement(element));
    } else if (ACCEPTED.has(element.name)) {
      edits.push({ start: element.closeStart, end: element.closeEnd, text: '' });
    } else {
      paragraphs.close(element);
    }
  };

  return { open, close, isInside: () => dropped !== undefined };
};

const dropAncestor = (edits: Edit[], element: XmlElement, name: string) => {
  let ancestor = element.parent;
  while (ancestor && ancestor.name !== name) ancestor = ancestor.parent;
  if (ancestor) edits.push(removeElement(ancestor));
};

/** For a part that has to be read once more without them. */
export const acceptAllChanges = (source: string): string => {
  const edits: Edit[] = [];
  scanXml(source, acceptChanges(edits));
  return applyEdits(source, edits);
};
