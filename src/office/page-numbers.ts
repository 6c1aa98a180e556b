import { pageTargetOf, readFields } from './fields/read-fields.ts';
import { destinationName } from './fields/destination-name.ts';
import { type BookmarkPages, numberPages, readSections } from './fields/number-pages.ts';
import { writeResult } from './fields/write-result.ts';
import { openPackage } from './opc/open-package.ts';
import { partsOf } from './opc/parts-of.ts';
import { applyEdits, type Edit } from './xml/edits.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { pack, writeZip } from './zip/write-zip.ts';

/**
 * A document whose contents, lists of figures and references to pages show the numbers that its pages have in print, so that
 * Word has nothing to update. `isPrinted`: whether the PDF that the pages were read from shows them already.
 */
export const writePageNumbers = (
  file: Uint8Array,
  pages: BookmarkPages,
): { file: Uint8Array; isPrinted: boolean } => {
  const opened = openPackage(file);
  const { main } = partsOf(opened);
  if (!main) return { file, isPrinted: true };
  const { source, encoding } = opened.read(main);
  const fields = readFields(source);
  const numberOf = numberPages(readSections(source), pages);
  const edits: Edit[] = [];
  let isPrinted = true;
  for (const field of fields) {
    const target = pageTargetOf(field);
    const page = target === undefined ? undefined : pages[destinationName(target)];
    if (page === undefined) continue;
    const number = numberOf(page);
    if (field.result.trim() === number) continue;
    edits.push(...writeResult(field, number));
    // LibreOffice counts for itself, in figures only.
    if (!/^\d+$/.test(number) || !/^\s*\d*\s*$/.test(field.result)) isPrinted = false;
  }
  if (edits.length === 0) return { file, isPrinted };
  const written = pack(main.name, encodeXml(applyEdits(source, edits), encoding));
  return { file: writeZip(opened.entries.map((entry) => (entry === main ? written : entry))), isPrinted };
};
