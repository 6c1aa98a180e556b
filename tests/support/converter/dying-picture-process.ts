import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import type { PictureAnswer } from '#server/adapters/converter/pictures/picture-requests.ts';

/** Answers one request and dies at the next; it takes every PDF for one of as many pages as it has answered. */
exitWithParent();
let answered = 0;

serveIpc(async (): Promise<PictureAnswer> => {
  if (answered > 0) process.exit(1);
  answered += 1;
  return { pageCount: answered, pictures: [] };
});
