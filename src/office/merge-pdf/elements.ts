import { PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { listOf, name } from './names.ts';
import type { Source } from './source.ts';

/** How an element is referred to, and what it is. */
export type StructureElement = { reference: PDFObject; element: PDFDict };

/** Every element of a document's structure. */
export const elementsOf = ({ context, structure }: Source): StructureElement[] => {
  const found: StructureElement[] = [];
  const seen = new Set<PDFDict>();
  const waiting = structure ? [structure] : [];
  for (let above = waiting.pop(); above; above = waiting.pop())
    for (const reference of listOf(context, above.get(name('K')))) {
      const element = context.lookup(reference);
      if (!(element instanceof PDFDict) || !element.has(name('S')) || seen.has(element)) continue;
      seen.add(element);
      found.push({ reference, element });
      waiting.push(element);
    }
  return found;
};
