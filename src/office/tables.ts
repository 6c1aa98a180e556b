export { writePrintedDocument } from './tables/write-printed-document.ts';
export { writeTableDocument } from './tables/write-table-document.ts';
export { writeWorkbook } from './tables/write-workbook.ts';
