import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { type BusinessClock, readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { listAcknowledgements } from '#server/modules/readers/evidence/acknowledgement-repo.ts';
import { findOwnDocument } from '#server/modules/readers/evidence/own-document-repo.ts';
import { findOwnReader } from '#server/modules/readers/people/reader-repo.ts';
import { personName } from '#server/modules/readers/evidence/person-name.ts';
import { listStandings } from '#server/modules/readers/evidence/standing-repo.ts';
import type { EvidenceScope } from '#shared/contract/reading/evidence.ts';
import { evidenceLimits } from '#shared/limits/readers.ts';
import { type EvidenceRow, evidenceRows } from './evidence-rows.ts';
import { type ReadingGrid, readingGridOf } from './reading-grid.ts';

export type Evidence = { clock: BusinessClock } & (
  | { of: 'matrix'; grid: ReadingGrid }
  | { of: 'person' | 'document'; subject: string; rows: EvidenceRow[] }
);

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

/** Who has read what, as it stands at this moment. */
export const readEvidence = async (
  services: Touched,
  customerId: string,
  scope: EvidenceScope,
): Promise<Evidence> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const clock = await readBusinessClock(services, customerId);
  if (scope.of === 'matrix') {
    const { orderId, role } = scope;
    const grid = readingGridOf(await listStandings(db, { customerId, orderId, role }), clock.today);
    if (cellsOf(grid) > evidenceLimits.maxCells) throw new DomainError('reading.export-too-large');
    return { of: 'matrix', clock, grid };
  }
  const subject = await nameSubject(services, customerId, scope);
  const { of, ...wanted } = scope;
  const filter = { customerId, ...wanted };
  const acknowledged = await listAcknowledgements(db, filter, evidenceLimits.maxRows + 1);
  const rows = evidenceRows(acknowledged, await listStandings(db, filter), clock);
  if (rows.length > evidenceLimits.maxRows) throw new DomainError('reading.export-too-large');
  return { of, clock, subject, rows };
};

export const cellsOf = ({ documents, people }: ReadingGrid) => documents.length * people.length;

const nameSubject = async (
  { db }: Touched,
  customerId: string,
  scope: Exclude<EvidenceScope, { of: 'matrix' }>,
) => {
  if (scope.of === 'document') {
    const document = await findOwnDocument(db, { customerId, documentId: scope.documentId });
    if (!document) throw new DomainError('binder.not-found');
    return [document.number, document.title].filter(Boolean).join(' ');
  }
  const reader = await findOwnReader(db, customerId, scope.readerId);
  if (!reader) throw new DomainError('reader.not-found');
  return personName(reader);
};
