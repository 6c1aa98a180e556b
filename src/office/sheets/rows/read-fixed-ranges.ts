import type { OfficePackage } from '#office/opc/open-package.ts';
import { parseReference, rowsOfReference } from '#office/sheets/references/reference.ts';
import { partsRelatedTo } from '#office/sheets/read-workbook.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';

/** Rows of a sheet that cannot be taken apart, and what they are in words. */
export type FixedRange = { first: number; last: number; what: string };

/** The rows of an Excel table; those between its header and its totals may come and go. */
export type TableRange = { name: string; first: number; last: number; firstData: number; lastData: number };

export const readFixedRanges = (opened: OfficePackage, sheet: ZipEntry) => {
  const fixed: FixedRange[] = [];
  const tables: TableRange[] = [];
  const addFixed = (written: string | undefined, what: string, least = 2) => {
    const rows = rowsIn(written);
    if (rows && rows.last - rows.first + 1 >= least) fixed.push({ ...rows, what });
  };
  scanXml(opened.read(sheet).source, {
    open: ({ name, attributes: { ref, t } }) => {
      if (name === 'x:mergeCell') addFixed(ref, `the edge of the merged cells ${ref}`);
      if (name === 'x:f' && (t === 'array' || t === 'dataTable'))
        addFixed(ref, `the edge of the array formula in ${ref}`);
    },
  });
  for (const { type, entry } of partsRelatedTo(opened, sheet.name)) {
    if (type !== 'table' && type !== 'pivotTable') continue;
    scanXml(opened.read(entry).source, {
      open: ({ name, attributes }) => {
        if (name === 'x:table') tables.push(...tableOf(attributes));
        if (name === 'x:location') addFixed(attributes.ref, `the pivot table in ${attributes.ref}`, 1);
      },
    });
  }
  return { fixed, tables };
};

const rowsIn = (written: string | undefined) => {
  const reference = parseReference(written ?? '');
  return reference && rowsOfReference(reference);
};

const tableOf = (attributes: Readonly<Record<string, string>>): TableRange[] => {
  const rows = rowsIn(attributes.ref);
  if (!rows) return [];
  const firstData = rows.first + Number(attributes.headerRowCount ?? 1);
  const lastData = rows.last - Number(attributes.totalsRowCount ?? 0);
  return [{ name: attributes.displayName ?? attributes.name ?? '', ...rows, firstData, lastData }];
};
