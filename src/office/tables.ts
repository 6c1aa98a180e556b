export { writePrintedDocument } from './tables/write-printed-document.ts';
export { type ManualFront, writeManualFront } from './manual/write-front.ts';
export { type WallSheet, writeWallSheet } from './manual/write-wall-sheet.ts';
export { writeTableDocument } from './tables/write-table-document.ts';
export { writeWorkbook } from './tables/write-workbook.ts';
