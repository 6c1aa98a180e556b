import type { XmlElement } from '#office/xml/xml-element.ts';

/** The nearest element of such a name around this one. */
export const around = (element: XmlElement, names: ReadonlySet<string>): XmlElement | undefined => {
  let above = element.parent;
  while (above && !names.has(above.name)) above = above.parent;
  return above;
};

export const CELL: ReadonlySet<string> = new Set(['w:tc']);
export const ROW: ReadonlySet<string> = new Set(['w:tr']);
export const TABLE: ReadonlySet<string> = new Set(['w:tbl']);
export const PARAGRAPH: ReadonlySet<string> = new Set(['w:p']);

/** What is read from beginning to end by itself. */
export const STORY: ReadonlySet<string> = new Set([
  'w:body',
  'w:hdr',
  'w:ftr',
  'w:footnote',
  'w:endnote',
  'w:txbxContent',
  'w:comment',
]);

/** From the outermost element that only one of them is in, to itself. */
export const pathBelow = (element: XmlElement, ancestor: XmlElement | undefined): XmlElement[] => {
  const path: XmlElement[] = [];
  for (let at: XmlElement | undefined = element; at && at !== ancestor; at = at.parent) path.unshift(at);
  return path;
};

export const commonAncestor = (one: XmlElement, other: XmlElement): XmlElement | undefined => {
  let [left, right]: (XmlElement | undefined)[] = [one, other];
  while (left && right && left !== right) {
    if (left.depth >= right.depth) left = left.parent;
    else right = right.parent;
  }
  return left === right ? left : undefined;
};
