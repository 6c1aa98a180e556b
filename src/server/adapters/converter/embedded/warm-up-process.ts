import { setImmediate as turn } from 'node:timers/promises';
import { pdfFilterOptions } from '#server/adapters/converter/pdf-options.ts';
import { officeCopyOf } from '#server/adapters/converter/office-copy-of.ts';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import { restoreTieringBudget, lowerTieringBudget, resetTieringBudgets } from './tiering-budgets.ts';
import { serializeCode } from './compiled-code.ts';
import { readSource } from './office-program.ts';
import { openOffice } from './open-office.ts';
import { settle } from './settle.ts';

/** An office that converts what it is given as a warm-up only, and answers with the code compiled by then. */
exitWithParent();
lowerTieringBudget();
const { program, toPdf } = await openOffice({ filterOptions: pdfFilterOptions({ isArchive: false }) });
serveIpc(async (documents: readonly Uint8Array[]) => {
  for (const document of documents) {
    await toPdf(officeCopyOf(document));
    // The office's threads that have ended are taken back in a turn of this thread.
    await turn();
  }
  // What has run often is still being compiled.
  await settle();
  restoreTieringBudget();
  const code = serializeCode(program);
  resetTieringBudgets(code, readSource());
  return code;
});
