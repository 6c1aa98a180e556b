import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { findOwnDocument, findRevisionOf } from '#server/modules/readers/evidence/own-document-repo.ts';
import { readingStateOf } from '#server/modules/readers/evidence/reading-state.ts';
import { listStandings } from '#server/modules/readers/evidence/standing-repo.ts';
import type { PrintedDocument } from '#server/ports/template-engine.ts';
import type { SignOffSheetInput } from '#shared/contract/reading/evidence.ts';
import { READING_STATEMENT } from '#shared/contract/reading/reading.ts';

/** For those who are not on the list. */
const EMPTY_ROWS = 8;
/** Room for a signature. */
const ROW_POINTS = 30;

/** Paper to be signed by everybody who has to read a document and has not yet. */
export const readSignOffSheet = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  { documentId, paper }: SignOffSheetInput,
): Promise<PrintedDocument> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const document = await findOwnDocument(db, { customerId, documentId });
  if (!document) throw new DomainError('binder.not-found');
  if (document.state !== 'in-force') throw new DomainError('binder.not-in-force');
  const { businessName, today } = await readBusinessClock(services, customerId);
  const revision = await findRevisionOf(db, documentId, document.revision);
  const owed = (await listStandings(db, { customerId, documentId })).filter(
    (standing) => readingStateOf(standing) !== 'read',
  );
  const name = [document.number, document.title].filter(Boolean).join(' ');
  const rows = owed.map((standing) => [standing.readerNumber, standing.name, standing.role, '', '']);
  const empty = Array.from({ length: EMPTY_ROWS }, () => [null, '', '', '', '']);
  return {
    title: `Sign-off sheet, ${name}, revision ${document.revision}`,
    business: businessName,
    day: today,
    summary: owed.length === 1 ? '1 person to sign' : `${owed.length} people to sign`,
    paper,
    isUpright: true,
    parts: [
      { kind: 'text', text: `SHA-256 of the PDF of this revision: ${revision?.hashes?.pdf ?? ''}` },
      { kind: 'text', text: 'By signing, each person states:' },
      { kind: 'statement', text: READING_STATEMENT },
      {
        kind: 'table',
        columns: [
          { title: 'No.', width: 8, kind: 'number' },
          { title: 'Name', width: 34, kind: 'text' },
          { title: 'Role', width: 22, kind: 'text' },
          { title: 'Signature', width: 36, kind: 'text' },
          { title: 'Date', width: 17, kind: 'text' },
        ],
        rows: [...rows, ...empty],
        rowPoints: ROW_POINTS,
        isForm: true,
      },
    ],
  };
};
