import { stampDocx, stampXlsx } from '#office/stamp.ts';
import type { EngineRequest } from './engine-requests.ts';

type StampRequest = Extract<EngineRequest, { task: 'stamp' }>;

export const stampFile = async ({ file, format, stamp }: StampRequest) => {
  if (format === 'docx') return stampDocx(file, stamp.text);
  if (format === 'xlsx') return stampXlsx(file, stamp.text);
  // The PDF library takes longer to load than most files to stamp.
  const { stampPdf } = await import('./stamp-pdf.ts');
  return stampPdf(file, stamp);
};
