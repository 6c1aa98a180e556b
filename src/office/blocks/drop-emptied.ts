import { type Edit, removeElement } from '#office/xml/edits.ts';
import type { XmlElement, XmlText, XmlVisitor } from '#office/xml/xml-element.ts';
import { around, PARAGRAPH, TABLE } from './ancestors.ts';
import { TRACE } from './join.ts';

/** What a paragraph is kept for although no word is in it. */
const CONTENT: ReadonlySet<string> = new Set([
  'w:drawing',
  'w:pict',
  'w:object',
  'w:br',
  'w:sym',
  'w:fldChar',
  'w:fldSimple',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:sectPr',
  'w:sdt',
  'm:oMath',
]);

/** Anything but space and traces. */
const WORDS = new RegExp(`[^\\s${TRACE}]`);

type Child = { element: XmlElement; kind: 'paragraph' | 'emptied' | 'table' | 'other' };

/** Takes out paragraphs and tables of which blocks left nothing, where what holds them stays sound without. */
export const dropEmptied = (edits: Edit[]): XmlVisitor & { touched: ReadonlySet<XmlElement> } => {
  const traced = new Set<XmlElement>();
  const filled = new Set<XmlElement>();
  const touched = new Set<XmlElement>();
  const bodyRows = new Set<XmlElement>();
  const headerRows = new Set<XmlElement>();
  const children = new Map<XmlElement, Child[]>();

  const kindOf = (element: XmlElement): Child['kind'] | undefined => {
    if (element.name === 'w:p') return traced.has(element) && !filled.has(element) ? 'emptied' : 'paragraph';
    if (element.name !== 'w:tbl') return element.name === 'w:sdt' ? 'other' : undefined;
    if (bodyRows.has(element) || !touched.has(element)) return 'table';
    edits.push(removeElement(element));
    return undefined;
  };

  const open = (element: XmlElement) => {
    if (element.name === 'w:tblHeader') headerRows.add(element.parent?.parent ?? element);
    if (!CONTENT.has(element.name)) return;
    const paragraph = around(element, PARAGRAPH);
    if (paragraph) filled.add(paragraph);
  };
  const text = ({ content, parent }: XmlText) => {
    const isTraced = content.includes(TRACE);
    const paragraph = parent.name === 'w:t' ? around(parent, PARAGRAPH) : undefined;
    if (paragraph && !filled.has(paragraph) && WORDS.test(content)) filled.add(paragraph);
    if (!isTraced) return;
    if (paragraph) traced.add(paragraph);
    else touched.add(parent.name === 'w:tbl' ? parent : (around(parent, TABLE) ?? parent));
  };
  const close = (element: XmlElement) => {
    if (element.name === 'w:tr' && !headerRows.has(element)) bodyRows.add(around(element, TABLE) ?? element);
    const inside = children.get(element);
    if (inside) edits.push(...superfluous(inside).map(removeElement));
    children.delete(element);
    const kind = kindOf(element);
    if (!kind || !element.parent) return;
    const siblings = children.get(element.parent) ?? [];
    siblings.push({ element, kind });
    children.set(element.parent, siblings);
  };
  return { open, close, text, touched };
};

/**
 * What holds paragraphs needs one at its end, though it may be empty; and two tables without a paragraph between them would become one.
 */
const superfluous = (children: readonly Child[]): XmlElement[] => {
  const gone: XmlElement[] = [];
  let before: Child | undefined;
  for (const [index, child] of children.entries()) {
    if (child.kind === 'emptied' && !isNeeded(before, nextKept(children, index))) gone.push(child.element);
    else before = child;
  }
  return gone;
};

const isNeeded = (before: Child | undefined, after: Child | undefined) =>
  before?.kind === 'table' ? !after || after.kind === 'table' : !before && !after;

const nextKept = (children: readonly Child[], index: number) => {
  let next = index + 1;
  while (children[next]?.kind === 'emptied') next += 1;
  return children[next];
};
