import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { dropEmptied } from './drop-emptied.ts';
import { TRACE } from './join.ts';
import { settleFields } from './settle-fields.ts';
import { settleIds } from './settle-ids.ts';
import { settleMergedCells } from './settle-merged-cells.ts';

/** A part whose blocks were rendered, made sound again: nothing empty left behind, nothing twice, nothing torn. */
export const settlePart = (source: string): string => {
  const edits: Edit[] = [];
  const emptied = dropEmptied(edits);
  const ids = settleIds(source, edits);
  const fields = settleFields(edits);
  const mergedCells = settleMergedCells(edits, (table) => emptied.touched.has(table));
  // Most documents have little of what may be torn or repeated.
  const visitors = [
    emptied,
    ...(/paraId|docPr|bookmark|<(?:\w+:)?sdt[\s>]/.test(source) ? [ids] : []),
    ...(source.includes('fldChar') ? [fields] : []),
    ...(source.includes('vMerge') ? [mergedCells] : []),
  ];
  scanXml(source, {
    open: (element) => {
      for (const visitor of visitors) visitor.open?.(element);
    },
    close: (element) => {
      for (const visitor of visitors) visitor.close?.(element);
    },
    text: (text) => emptied.text?.(text),
  });
  ids.end();
  fields.end();
  return applyEdits(source, edits).replaceAll(TRACE, '');
};
