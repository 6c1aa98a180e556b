import type { PdfObjects } from '#office/pdf.ts';
import { allOf, type Structure } from './read-structure.ts';

const HEADS_COLUMN = /\/Scope\s*\/Column\b/;

/**
 * The office says of every header cell that it heads its column. One that has other cells beside it in its row is a label:
 * it heads the row.
 */
export const mendHeaderCells = ({ objects }: PdfObjects, { elements }: Structure) => {
  const turn = (number: number) => {
    const object = objects.get(number);
    if (object && HEADS_COLUMN.test(object.text))
      objects.set(number, { ...object, text: object.text.replace(HEADS_COLUMN, '/Scope/Row') });
  };
  for (const { type, children } of allOf(elements)) {
    if (type !== 'TR' || !children.some((cell) => cell.type === 'TD')) continue;
    for (const { number } of children.filter((cell) => cell.type === 'TH'))
      for (const one of [number, ...attributesOf(objects.get(number)?.text ?? '')]) turn(one);
  }
};

/** Some versions of LibreOffice write what is said of a cell into objects of their own. */
const attributesOf = (cell: string) => {
  const written = /\/A\s*(?:\[([^\]]*)\]|(\d+ 0 R))/.exec(cell);
  return [...(written?.[1] ?? written?.[2] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
};
