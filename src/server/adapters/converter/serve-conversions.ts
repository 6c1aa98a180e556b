import { serveIpc } from '#server/process-pool/serve-ipc.ts';
import { type OwnCharacters, withScriptFonts } from './fonts/with-script-fonts.ts';
import type { OfficeTask } from './engine.ts';
import type { ScriptFont } from './fonts/script-fonts.ts';
import { officeCopyOf } from './office-copy-of.ts';
import { warmUpDocx } from './warm-up-docx.ts';

type Office = {
  toPdf: (docx: Uint8Array, pages?: Pick<OfficeTask, 'lastPage'>) => Promise<Uint8Array>;
  /** What the shop's own fonts bring. */
  own: OwnCharacters;
  /** Makes sure that the office knows these fonts. */
  learn: (fonts: readonly ScriptFont[]) => Promise<void>;
};

/** An office's process at work: warm first, then one document after the other. */
export const serveConversions = async ({ toPdf, own, learn }: Office) => {
  await toPdf(warmUpDocx());
  serveIpc(async ({ docx, lastPage }: OfficeTask) => {
    try {
      const prepared = withScriptFonts(officeCopyOf(docx), own);
      await learn(prepared.fonts);
      return await toPdf(prepared.docx, { lastPage });
    } catch (error) {
      // If the office fails at this too, the fault is its own: the process ends, and the document gets another.
      await toPdf(warmUpDocx()).catch(() => process.exit(1));
      throw error;
    }
  });
};
