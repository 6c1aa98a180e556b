/** A file that says at the head of every page what became of it. */
export { stampDocx } from './stamp/stamp-docx.ts';
export { stampXlsx } from './stamp/stamp-xlsx.ts';
