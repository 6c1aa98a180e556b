import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import { openOffice } from '#server/adapters/converter/embedded/open-office.ts';
import type { OfficeTask } from '#server/adapters/converter/engine.ts';
import { officeCopyOf } from '#server/adapters/converter/office-copy-of.ts';
import { warmUpDocx } from '#server/adapters/converter/warm-up-docx.ts';

/** The embedded office as it would be without fonts for other scripts: it looks for no character that might need one. */
const [filterOptions = '', codeFile] = process.argv.slice(2);
exitWithParent();
const { toPdf } = await openOffice({ filterOptions, codeFile: codeFile || undefined });
await toPdf(warmUpDocx());
serveIpc(({ docx, lastPage }: OfficeTask) => toPdf(officeCopyOf(docx), { lastPage }));
