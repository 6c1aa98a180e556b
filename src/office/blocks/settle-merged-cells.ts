import type { Edit } from '#office/xml/edits.ts';
import { attributeOf, type XmlElement, type XmlVisitor } from '#office/xml/xml-element.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

type Cell = { span: number; merge: XmlElement | undefined };
type Table = { rows: Cell[][] };

/** Where the first of the cells that are merged downwards has gone, the next one becomes the first. */
export const settleMergedCells = (edits: Edit[], isTouched: (table: XmlElement) => boolean): XmlVisitor => {
  const tables: Table[] = [];
  return {
    open: (element) => {
      const table = tables.at(-1);
      const cell = table?.rows.at(-1)?.at(-1);
      if (element.name === 'w:tbl') tables.push({ rows: [] });
      else if (element.name === 'w:tr') table?.rows.push([]);
      else if (element.name === 'w:tc') table?.rows.at(-1)?.push({ span: 1, merge: undefined });
      else if (element.name === 'w:gridSpan' && cell)
        cell.span = Number(attributeOf(element, 'w:val') ?? 1) || 1;
      else if (element.name === 'w:vMerge' && cell) cell.merge = element;
    },
    close: (element) => {
      if (element.name !== 'w:tbl') return;
      const { rows } = tables.pop() ?? { rows: [] };
      if (isTouched(element)) edits.push(...orphanedIn(rows).map(restart));
    },
  };
};

const restart = (merge: XmlElement): Edit => {
  const prefix = prefixOf(merge.qname);
  return { start: merge.start, end: merge.closeEnd, text: `<${merge.qname} ${prefix}val="restart"/>` };
};

const orphanedIn = (rows: readonly Cell[][]): XmlElement[] => {
  let above = new Map<number, XmlElement>();
  return rows.flatMap((cells) => {
    const merged = mergedIn(cells);
    const orphaned = [...merged].filter(
      ([column, merge]) => attributeOf(merge, 'w:val') !== 'restart' && !above.has(column),
    );
    above = merged;
    return orphaned.map(([, merge]) => merge);
  });
};

/** By the column of the grid they begin in. */
const mergedIn = (cells: readonly Cell[]) => {
  const merged = new Map<number, XmlElement>();
  let column = 0;
  for (const { span, merge } of cells) {
    if (merge) merged.set(column, merge);
    column += span;
  }
  return merged;
};
