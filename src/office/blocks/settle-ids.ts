import { attributeRanges } from '#office/xml/attribute-ranges.ts';
import { type Edit, removeElement } from '#office/xml/edits.ts';
import { attributeOf, type XmlElement, type XmlVisitor } from '#office/xml/xml-element.ts';

/** What must be unique, and may be left out of a copy. */
const OWN_IDS = /:(?:paraId|textId)$/;

/** After a part of a document was repeated or taken out: ids that stand for one thing only, and pairs of which both are there. */
export const settleIds = (source: string, edits: Edit[]): XmlVisitor & { end: () => void } => {
  const seen = new Set<string>();
  const bookmarks = new Map<string, XmlElement>();
  const names = new Set<string>();
  const drawings: XmlElement[] = [];
  let largestDrawing = 0;

  const isRepeated = (kind: string, id: string) => {
    const key = `${kind} ${id}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  };
  const dropOwnIds = (element: XmlElement) => {
    if (!source.slice(element.start, element.end).includes('Id=')) return;
    for (const { name, value, outerStart, outerEnd } of attributeRanges(source, element))
      if (OWN_IDS.test(name) && isRepeated(name, value))
        edits.push({ start: outerStart, end: outerEnd, text: '' });
  };
  const openBookmark = (element: XmlElement) => {
    const [id, name] = [attributeOf(element, 'w:id') ?? '', attributeOf(element, 'w:name') ?? ''];
    const unfinished = bookmarks.get(id);
    if (unfinished) edits.push(removeElement(unfinished));
    if (names.has(name)) edits.push(removeElement(element));
    else bookmarks.set(id, element);
    names.add(name);
  };
  const closeBookmark = (element: XmlElement) => {
    const id = attributeOf(element, 'w:id') ?? '';
    if (!bookmarks.delete(id)) edits.push(removeElement(element));
  };
  /** A copy of a content control is one of its own, bound to nothing. */
  const settleControl = (element: XmlElement) => {
    if (!isRepeated('sdt', attributeOf(element, 'w:val') ?? '')) return;
    edits.push(removeElement(element));
    if (element.parent) repeatedControls.add(element.parent);
  };
  const repeatedControls = new Set<XmlElement>();

  const open = (element: XmlElement) => {
    const { name, parent } = element;
    if (name === 'w:p' || name === 'w:tr') dropOwnIds(element);
    else if (name === 'w:bookmarkStart') openBookmark(element);
    else if (name === 'w:bookmarkEnd') closeBookmark(element);
    else if (name === 'w:id' && parent?.name === 'w:sdtPr') settleControl(element);
    else if (name === 'w:dataBinding' && parent && repeatedControls.has(parent))
      edits.push(removeElement(element));
    else if (name === 'wp:docPr') {
      const id = Number(attributeOf(element, 'id') ?? 0);
      largestDrawing = Math.max(largestDrawing, Number.isFinite(id) ? id : 0);
      if (isRepeated('docPr', String(id))) drawings.push(element);
    }
  };
  const end = () => {
    edits.push(...[...bookmarks.values()].map(removeElement));
    for (const [index, drawing] of drawings.entries()) {
      const range = attributeRanges(source, drawing).find(({ name }) => name === 'id');
      if (range) edits.push({ start: range.start, end: range.end, text: String(largestDrawing + index + 1) });
    }
  };
  return { open, end };
};
