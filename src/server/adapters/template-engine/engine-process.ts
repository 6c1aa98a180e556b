import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import { writePageNumbers } from '#office/page-numbers.ts';
import { writePrintedDocument, writeTableDocument, writeWorkbook } from '#office/tables.ts';
import type { EngineAnswer, EngineRequest } from './engine-requests.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { checkTemplate } from './check-template.ts';
import { keepInTemplate } from './keep-in-template.ts';
import { fillTemplate } from './fill-template.ts';
import { markTemplate } from './mark-template.ts';
import { stampFile } from './stamp-file.ts';

/** A process of its own: files may be made to take all time and memory there is. */
exitWithParent();

serveIpc(async (request: EngineRequest): Promise<EngineAnswer> => {
  if (request.task === 'check') return checkTemplate(request);
  if (request.task === 'keep-objects')
    return { bytes: (await keepInTemplate(request))?.file ?? request.file };
  if (request.task === 'mark') return { marked: await markTemplate(request) };
  if (request.task === 'accessibility') return { findings: checkAccessibility(request.file) };
  if (request.task === 'compare') {
    const { compareFilled } = await import('./compare-filled.ts');
    return { compared: compareFilled(request.older, request.newer) };
  }
  if (request.task === 'pages') {
    const { file, isPrinted } = writePageNumbers(request.file, request.destinations);
    return { bytes: file, isPrinted };
  }
  if (request.task === 'sample') {
    // The PDF library takes longer to load than most files to check.
    const { makeSamplePdf } = await import('./sample-pdf/make-sample-pdf.ts');
    return { bytes: await makeSamplePdf(request.pdf, request) };
  }
  if (request.task === 'look-at-pdf') {
    const { lookAtPdf } = await import('./look-at-pdf.ts');
    return { looked: await lookAtPdf(request.pdf) };
  }
  if (request.task === 'stamp') return { bytes: await stampFile(request) };
  if (request.task === 'workbook') return { bytes: writeWorkbook(request.table) };
  if (request.task === 'table-document') return { bytes: writeTableDocument(request.table, request.logo) };
  if (request.task === 'printed-document')
    return { bytes: writePrintedDocument(request.printed, request.logo) };
  return { bytes: fillTemplate(request) };
});
