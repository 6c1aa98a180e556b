import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import type { DocumentReader, DocumentReaders } from '#shared/contract/reading/evidence.ts';
import { evidenceLimits } from '#shared/limits/readers.ts';
import { type Acknowledged, listAcknowledgements } from './acknowledgement-repo.ts';
import { findOwnDocument, listIssuedRevisions } from './own-document-repo.ts';
import { isOverdue, readingStateOf } from './reading-state.ts';
import { listSheets } from './sheets/sheet-repo.ts';
import { listStandings } from './standing-repo.ts';

/** Who has to read a document, who has, and what was signed on paper. */
export const getDocumentReaders = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  documentId: number,
): Promise<DocumentReaders> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  if (!(await findOwnDocument(db, { customerId, documentId }))) throw new DomainError('binder.not-found');
  const { today } = await readBusinessClock(services, customerId);
  const wanted = { customerId, documentId };
  const read = Map.groupBy(
    await listAcknowledgements(db, wanted, evidenceLimits.maxRows),
    ({ acknowledgement }) => acknowledgement.readerId,
  );
  const assigned = (await listStandings(db, wanted)).map((standing): DocumentReader => {
    const state = readingStateOf(standing);
    const { readerId: id, readerNumber: number, name, role, dueOn } = standing;
    return {
      id,
      number,
      name,
      role,
      state,
      dueOn,
      isOverdue: isOverdue(state, dueOn, today),
      read: (read.get(id) ?? []).map(readingOf),
    };
  });
  const isAssigned = new Set(assigned.map(({ id }) => id));
  const others = [...read].flatMap(([id, acknowledged]) => {
    const [first] = acknowledged;
    return first && !isAssigned.has(id) ? [formerReader(id, first, acknowledged)] : [];
  });
  return {
    readers: [...assigned, ...others],
    revisions: (await listIssuedRevisions(db, documentId)).map(({ number }) => number),
    sheets: (await listSheets(db, wanted)).map(({ attachedAt, ...sheet }) => ({
      ...sheet,
      attachedAt: attachedAt.toISOString(),
    })),
  };
};

const readingOf = ({ acknowledgement }: Acknowledged): DocumentReader['read'][number] => ({
  revision: acknowledgement.revision,
  at: acknowledgement.acknowledgedAt.toISOString(),
  how: acknowledgement.how,
  sheetId: acknowledgement.sheetId,
});

/** Somebody who has read it, and does not have to any more. */
const formerReader = (
  id: number,
  { reader, acknowledgement }: Acknowledged,
  all: readonly Acknowledged[],
): DocumentReader => ({
  id,
  number: reader.number,
  name: acknowledgement.listedName ?? '',
  role: reader.role,
  state: null,
  dueOn: null,
  isOverdue: false,
  read: all.map(readingOf),
});
