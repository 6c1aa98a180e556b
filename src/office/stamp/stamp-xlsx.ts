import { openPackage } from '#office/opc/open-package.ts';
import { readWorkbook } from '#office/sheets/read-workbook.ts';
import { stampSheet } from './stamp-sheet.ts';
import { encodeXml } from '#office/xml/decode-xml.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';

/** The same workbook with a line at the head of every page that is printed of it. Its cells stay what they were. */
export const stampXlsx = (file: Uint8Array, text: string): Uint8Array => {
  const opened = openPackage(file);
  const workbook = readWorkbook(opened);
  if (!workbook) throw new Error('The workbook has no sheets.');
  const sheets = new Set(workbook.sheets.map(({ entry }) => entry));
  return writeZip(
    opened.entries.map((entry) => {
      if (!sheets.has(entry)) return entry;
      const { source, encoding } = opened.read(entry);
      return pack(entry.name, encodeXml(stampSheet(source, text), encoding));
    }),
  );
};
