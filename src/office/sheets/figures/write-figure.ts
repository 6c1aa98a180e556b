import type { TaggedCell } from '#office/sheets/rows/read-rows.ts';
import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { type Edit, remove } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

/** Makes a cell that had a text one that has a number, which is all that it ever says: no formula, no markup. */
export const writeFigure = (
  source: string,
  { element, value }: Pick<TaggedCell, 'element' | 'value'>,
  figure: number,
): Edit[] => {
  const type = attributeRange(source, element, 't');
  const qname = `${prefixOf(element.qname)}v`;
  return [
    ...(type ? [remove({ start: type.outerStart, end: type.outerEnd })] : []),
    { start: value.start, end: value.closeEnd, text: `<${qname}>${figure}</${qname}>` },
  ];
};
