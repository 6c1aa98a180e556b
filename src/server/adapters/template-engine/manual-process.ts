import { mergePdfs } from '#office/pdf.ts';
import { writeManualFront, writeWallSheet } from '#office/tables.ts';
import { qrPngOf } from '#server/kernel/qr/qr-png.ts';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import type { ManualAnswer, ManualRequest } from './manual-pool.ts';

/** A process of its own: a hundred documents take all of a core for seconds, and hundreds of megabytes. */
exitWithParent();

serveIpc(async (request: ManualRequest): Promise<ManualAnswer> => {
  if (request.task === 'front') return { bytes: writeManualFront(request.front, request.logo) };
  if (request.task === 'wall-sheet') {
    const { sheet, logo } = request;
    const entries = sheet.entries.map(({ address, ...entry }) => ({ ...entry, code: qrPngOf(address) }));
    return { bytes: writeWallSheet({ ...sheet, entries }, logo) };
  }
  return { merged: await mergePdfs(request.parts) };
});
