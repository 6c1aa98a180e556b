export { stampDocx } from './stamp/stamp-docx.ts';
export { stampXlsx } from './stamp/stamp-xlsx.ts';
