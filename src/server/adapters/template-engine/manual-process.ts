import { mergePdfs } from '#office/pdf.ts';
import { writeManualFront } from '#office/tables.ts';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import type { ManualAnswer, ManualRequest } from './manual-pool.ts';

/** A process of its own: a hundred documents take all of a core for seconds, and hundreds of megabytes. */
exitWithParent();

serveIpc(async (request: ManualRequest): Promise<ManualAnswer> => {
  if (request.task === 'front') return { bytes: writeManualFront(request.front, request.logo) };
  return { merged: await mergePdfs(request.parts) };
});
