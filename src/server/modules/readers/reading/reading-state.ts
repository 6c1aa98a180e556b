import type { ReadingDocument } from '#shared/contract/reading/reading.ts';
import type { LastRead, ReadingRow } from './reading-document-repo.ts';

/** Whoever has read a revision since which all changes were editorial has read what is in force. */
export const hasRead = ({ document: { readFrom } }: ReadingRow, last: LastRead | undefined) =>
  last !== undefined && readFrom !== null && last.revision >= readFrom;

export const stateOf = (row: ReadingRow, last: LastRead | undefined): ReadingDocument['state'] => {
  if (last) return hasRead(row, last) ? 'read' : 'outdated';
  return row.openedAt === null ? 'not-yet' : 'reading';
};

export const readingDocumentOf = (row: ReadingRow, last: LastRead | undefined): ReadingDocument => {
  const { document, revision, dueOn, pagesSeen } = row;
  return {
    id: document.id,
    number: document.number,
    title: document.title,
    revision: revision.number,
    state: stateOf(row, last),
    dueOn,
    pageCount: pageCountOf(row),
    pagesSeen: pagesSeen ?? [],
    acknowledgedAt: (hasRead(row, last) && last?.acknowledgedAt.toISOString()) || null,
  };
};

export const pageCountOf = ({ revision: { pageCount, pages } }: ReadingRow) =>
  pageCount ?? pages?.length ?? 0;

/** Those that somebody has to read come first, by when they are due. */
export const byUrgency = (one: ReadingDocument, other: ReadingDocument) =>
  Number(one.state === 'read') - Number(other.state === 'read') ||
  (one.dueOn ?? LAST).localeCompare(other.dueOn ?? LAST);

const LAST = '9999-12-31';
