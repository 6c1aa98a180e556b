import type { OfficePackage } from '#office/opc/open-package.ts';
import { partsRelatedTo, readWorkbook } from '#office/sheets/read-workbook.ts';

/** The parts of a workbook that may name rows, each with the sheet it belongs to, if it belongs to one. */
export type Owners = ReadonlyMap<string, { sheet: string | undefined }>;

const OF_SHEET: ReadonlySet<string> = new Set([
  'drawing',
  'vmlDrawing',
  'comments',
  'threadedComment',
  'table',
  'pivotTable',
  'ctrlProp',
]);
const OF_NONE: ReadonlySet<string> = new Set(['chart', 'chartEx', 'pivotCacheDefinition']);

export const readOwners = (opened: OfficePackage): Owners => {
  const owners = new Map<string, { sheet: string | undefined }>();
  const workbook = readWorkbook(opened);
  if (!workbook) return owners;
  owners.set(workbook.main.name, { sheet: undefined });
  const addOthers = (partName: string) => {
    for (const { type, entry } of partsRelatedTo(opened, partName))
      if (OF_NONE.has(type)) owners.set(entry.name, { sheet: undefined });
  };
  addOthers(workbook.main.name);
  for (const { name: sheet, entry } of workbook.sheets) {
    owners.set(entry.name, { sheet });
    for (const related of partsRelatedTo(opened, entry.name)) {
      if (!OF_SHEET.has(related.type)) continue;
      owners.set(related.entry.name, { sheet });
      addOthers(related.entry.name);
    }
  }
  return owners;
};
