import { type Edit, removeElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { isSwitchedOn, type XmlElement, type XmlText, type XmlVisitor } from '#office/xml/xml-element.ts';
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

/** Of a paragraph that went with its tag, only where it stood is known. */
type Child = { element?: XmlElement; at: number; kind: 'paragraph' | 'emptied' | 'table' | 'other' };

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

  const addChild = (parent: XmlElement, child: Child) => {
    const siblings = children.get(parent);
    if (siblings) siblings.push(child);
    else children.set(parent, [child]);
  };

  const open = (element: XmlElement) => {
    if (element.name === 'w:tblHeader' && isSwitchedOn(element))
      headerRows.add(element.parent?.parent ?? element);
    if (!CONTENT.has(element.name)) return;
    const paragraph = around(element, PARAGRAPH);
    if (paragraph) filled.add(paragraph);
  };
  const text = ({ content, parent, start }: XmlText) => {
    const isTraced = content.includes(TRACE);
    const paragraph = parent.name === 'w:t' ? around(parent, PARAGRAPH) : undefined;
    if (paragraph && !filled.has(paragraph) && WORDS.test(content)) filled.add(paragraph);
    if (!isTraced) return;
    if (paragraph) traced.add(paragraph);
    else if (isOfRows(parent))
      touched.add(parent.name === 'w:tbl' ? parent : (around(parent, TABLE) ?? parent));
    else addChild(parent, { at: start, kind: 'emptied' });
  };
  const close = (element: XmlElement) => {
    if (element.name === 'w:tr' && !headerRows.has(element)) bodyRows.add(around(element, TABLE) ?? element);
    const inside = children.get(element);
    if (inside) edits.push(...settle(inside, prefixOf(element.qname)));
    children.delete(element);
    const kind = kindOf(element);
    if (kind && element.parent) addChild(element.parent, { element, at: element.start, kind });
  };
  return { open, close, text, touched };
};

/** Rows stand in a table, or in a content control around some of them. */
const isOfRows = ({ name, parent }: XmlElement) =>
  name === 'w:tbl' || (name === 'w:sdtContent' && parent?.parent?.name === 'w:tbl');

/**
 * What holds paragraphs needs one at its end, though it may be empty; and two tables without a paragraph between them would become one.
 */
const settle = (children: readonly Child[], prefix: string): Edit[] => {
  const edits: Edit[] = [];
  let before: Child | undefined;
  for (const [index, child] of children.entries()) {
    const isGone = child.kind === 'emptied' && !isNeeded(before, nextKept(children, index));
    if (!isGone) before = child;
    if (isGone && child.element) edits.push(removeElement(child.element));
    if (!isGone && !child.element) edits.push({ start: child.at, end: child.at, text: `<${prefix}p/>` });
  }
  return edits;
};

const isNeeded = (before: Child | undefined, after: Child | undefined) =>
  before?.kind === 'table' ? !after || after.kind === 'table' : !before && !after;

const nextKept = (children: readonly Child[], index: number) => {
  let next = index + 1;
  while (children[next]?.kind === 'emptied') next += 1;
  return children[next];
};
