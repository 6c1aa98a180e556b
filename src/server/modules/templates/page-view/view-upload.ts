import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { listAskable } from '#server/modules/questions/list-for-documents.ts';
import { refuseClaim, type UploadedOffice } from '#server/modules/templates/upload/check-uploads.ts';
import { readableFileName } from '#server/modules/templates/upload/file-name.ts';
import type { OfficeKind } from '#server/ports/template-engine.ts';
import { entriesOf } from './entries-of.ts';
import { keepPageView } from './keep-page-view.ts';
import { readTags } from './read-tags.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

/** A look at a file that is no template of the shop, such as one that was refused. */
export const viewUpload = async (
  services: Touched,
  { file, askedBy }: { file: UploadedOffice; askedBy: string },
) => {
  const fileName = readableFileName(file.fileName);
  const kind: OfficeKind = /\.xlsx$/i.test(fileName) ? 'xlsx' : 'docx';
  const claim = refuseClaim(file, fileName, kind);
  if (claim) throw new DomainError('page-view.refused', { message: claim });
  const marked = await readTags(services, await file.read(), kind, await listAskable(services.db));
  return keepPageView(services, { docx: marked.docx, entries: entriesOf(marked), askedBy });
};
