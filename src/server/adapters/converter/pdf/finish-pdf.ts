import type { ConvertedPdf } from '#server/ports/converter.ts';
import { eraseClaim } from './erase-claim.ts';
import { mendHeaderCells } from './mend-header-cells.ts';
import { packObjects } from '#office/pdf.ts';
import { readDestinations } from './read-destinations.ts';
import { readMarks } from './read-marks.ts';
import { readObjects } from './read-objects.ts';
import { readStructure } from './read-structure.ts';
import { structureGaps } from './structure-gaps.ts';

/**
 * An office's PDF as it is handed out: smaller, and claiming to be accessible only if it is, as far as we know: its template
 * lacks nothing (`isAccessible`), and neither does what became of it. The bytes that are given may be changed. A PDF
 * that we cannot read stays as large as it is, and claims nothing.
 */
export const finishPdf = (
  pdf: Uint8Array,
  { isAccessible }: { isAccessible: boolean },
): Omit<ConvertedPdf, 'pageCount'> => {
  const read = readObjects(pdf);
  if (!read) {
    eraseClaim(pdf);
    return { pdf, destinations: {}, marks: [] };
  }
  const structure = readStructure(read);
  mendHeaderCells(read, structure);
  // The streams that were read are the same bytes.
  if (!isAccessible || structureGaps(structure).length > 0) eraseClaim(pdf);
  return { pdf: packObjects(read), destinations: readDestinations(read), marks: readMarks(read) };
};
