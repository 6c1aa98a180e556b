import type { Acknowledged } from '#server/modules/readers/evidence/acknowledgement-repo.ts';
import { personName } from '#server/modules/readers/evidence/person-name.ts';
import { momentIn } from '#server/modules/readers/evidence/proof/moment-in.ts';
import { wayWords } from '#server/modules/readers/evidence/reading-state.ts';
import type { Standing } from '#server/modules/readers/evidence/standing-repo.ts';
import { dayIn } from '#shared/days.ts';
import { readingStateWords } from '#shared/reading/state-words.ts';
import { standingWord } from './reading-grid.ts';

export type EvidenceRow = {
  readerNumber: number;
  name: string;
  role: string;
  documentNumber: string;
  title: string;
  revision: number;
  state: string;
  dueOn: string | null;
  /** What was written down; null while nothing was. */
  read: {
    on: string;
    utc: string;
    moment: string;
    how: string;
    typedName: string;
    statement: string;
    network: string;
    sha256: string;
    position: number;
    hash: string;
    readerHash: string;
  } | null;
};

type Place = { timeZone: string; today: string };

/** A line for each reading that was written down, and for each that is still owed. */
export const evidenceRows = (
  acknowledged: readonly Acknowledged[],
  standings: readonly Standing[],
  place: Place,
): EvidenceRow[] => {
  const due = new Map(standings.map((standing) => [keyOf(standing), standing.dueOn]));
  const known = new Set(acknowledged.map(({ acknowledgement }) => keyOf(acknowledgement)));
  return [
    ...acknowledged.map((found) =>
      readRow(found, due.get(keyOf(found.acknowledgement)) ?? null, place.timeZone),
    ),
    ...standings
      .filter((standing) => !known.has(keyOf(standing)))
      .map((standing) => owedRow(standing, place.today)),
  ];
};

const keyOf = ({ readerId, documentId }: { readerId: number; documentId: number }) =>
  `${readerId} ${documentId}`;

const owedRow = (standing: Standing, today: string): EvidenceRow => ({
  readerNumber: standing.readerNumber,
  name: standing.name,
  role: standing.role,
  documentNumber: standing.documentNumber,
  title: standing.title,
  revision: standing.revision,
  state: standingWord(standing, today),
  dueOn: standing.dueOn,
  read: null,
});

const stateOf = ({ acknowledgement, document }: Acknowledged) => {
  if (document.state !== 'in-force') return readingStateWords.waiting;
  return acknowledgement.revision >= (document.readFrom ?? 1)
    ? readingStateWords.read
    : readingStateWords.outdated;
};

const readRow = (found: Acknowledged, dueOn: string | null, timeZone: string): EvidenceRow => {
  const { acknowledgement, reader, document, record } = found;
  const { acknowledgedAt } = acknowledgement;
  const { data } = JSON.parse(record.content) as { data: { readerHash?: string } };
  return {
    readerNumber: reader.number,
    name: personName({ number: reader.number, name: acknowledgement.listedName }),
    role: reader.role,
    documentNumber: document.number,
    title: document.title,
    revision: acknowledgement.revision,
    state: stateOf(found),
    dueOn,
    read: {
      on: dayIn(timeZone, acknowledgedAt),
      utc: acknowledgedAt.toISOString(),
      moment: momentIn(timeZone, acknowledgedAt),
      how: wayWords[acknowledgement.how],
      typedName: acknowledgement.typedName ?? '',
      statement: acknowledgement.statement,
      network: acknowledgement.network ?? '',
      sha256: acknowledgement.sha256,
      position: acknowledgement.recordPosition,
      hash: record.hash,
      readerHash: data.readerHash ?? '',
    },
  };
};
