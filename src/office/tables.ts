export { type ManualFront, writeManualFront } from './manual/write-front.ts';
export { writeTableDocument } from './tables/write-table-document.ts';
export { writeWorkbook } from './tables/write-workbook.ts';
