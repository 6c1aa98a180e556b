import { type Edit, removeElement } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** What may stand between two paragraphs without parting them. */
const BETWEEN: ReadonlySet<string> = new Set(['w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr']);
const CONTENT: ReadonlySet<string> = new Set(['w:r', 'm:oMath', 'm:oMathPara']);

type Waiting = { paragraph: XmlElement; isEmpty: boolean };

/**
 * A deleted paragraph mark joins its paragraph with the one after it. The text keeps the look of the
 * first; a paragraph of which nothing is left goes whole.
 */
export const mergeParagraphs = (edits: Edit[]) => {
  const withoutMark = new Set<XmlElement>();
  const withContent = new Set<XmlElement>();
  const waiting = new Map<XmlElement | undefined, Waiting>();
  const openParagraphs: XmlElement[] = [];
  /** A joined paragraph whose own start, and properties if any follow, are still to be taken out. */
  let joined: XmlElement | undefined;

  const dropStart = (end: number) => {
    if (joined) edits.push({ start: joined.start, end, text: '' });
    joined = undefined;
  };

  const join = ({ paragraph, isEmpty }: Waiting, next: XmlElement) => {
    if (isEmpty) {
      edits.push(removeElement(paragraph));
    } else if (next.isSelfClosing) {
      edits.push(removeElement(next));
    } else {
      edits.push({ start: paragraph.closeStart, end: paragraph.closeEnd, text: '' });
      withContent.add(next);
      joined = next;
    }
  };

  return {
    markDeleted: (runProperties: XmlElement) => {
      const paragraph = runProperties.parent?.parent;
      if (runProperties.parent?.name === 'w:pPr' && paragraph) withoutMark.add(paragraph);
    },
    open: (element: XmlElement) => {
      if (joined && element.name !== 'w:pPr' && element.parent === joined) dropStart(joined.end);
      const { name, parent } = element;
      if (CONTENT.has(name)) {
        const paragraph = openParagraphs.at(-1);
        if (paragraph) withContent.add(paragraph);
      }
      const before = waiting.get(parent);
      if (before && !BETWEEN.has(name)) {
        waiting.delete(parent);
        if (name === 'w:p') join(before, element);
      }
      if (name === 'w:p') openParagraphs.push(element);
    },
    close: (element: XmlElement) => {
      if (element.name === 'w:pPr' && joined === element.parent) dropStart(element.closeEnd);
      if (element.name !== 'w:p') return;
      if (joined === element) dropStart(element.end);
      openParagraphs.pop();
      if (!withoutMark.has(element)) return;
      waiting.set(element.parent, { paragraph: element, isEmpty: !withContent.has(element) });
    },
  };
};
