import { serveIpc } from '#server/process-pool/serve-ipc.ts';
import { officeCopyOf } from './office-copy-of.ts';
import { warmUpDocx } from './warm-up-docx.ts';

/** An office's process at work: warm first, then one document after the other. */
export const serveConversions = async (toPdf: (docx: Uint8Array) => Promise<Uint8Array>) => {
  await toPdf(warmUpDocx());
  serveIpc(async (docx: Uint8Array) => {
    try {
      return await toPdf(officeCopyOf(docx));
    } catch (error) {
      // If the office fails at this too, the fault is its own: the process ends, and the document gets another.
      await toPdf(warmUpDocx()).catch(() => process.exit(1));
      throw error;
    }
  });
};
