import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { writePageNumbers } from '#office/page-numbers.ts';
import type { EngineAnswer, EngineRequest } from './engine-requests.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkTemplate } from './check-template.ts';
import { shopPlaceholders } from './shop-placeholders.ts';

/** A process of its own: files may be made to take all time and memory there is. */
exitWithParent();

serveIpc(async (request: EngineRequest): Promise<EngineAnswer> => {
  if (request.task === 'check') return { findings: await checkTemplate(request) };
  if (request.task === 'accessibility') return { findings: checkAccessibility(request.file) };
  if (request.task === 'pages') {
    const { file, isPrinted } = writePageNumbers(request.file, request.destinations);
    return { bytes: file, isPrinted };
  }
  if (request.task === 'sample') {
    // The PDF library takes longer to load than most files to check.
    const { makeSamplePdf } = await import('./sample-pdf/make-sample-pdf.ts');
    return { bytes: await makeSamplePdf(request.pdf, request) };
  }
  const { values, ...options } = request.input;
  const fill = request.kind === 'docx' ? fillDocx : fillXlsx;
  return { bytes: fill(request.file, { placeholders: shopPlaceholders, values }, options) };
});
