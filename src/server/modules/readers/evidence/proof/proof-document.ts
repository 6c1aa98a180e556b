import type { BusinessClock } from '#server/modules/binder/business-clock.ts';
import { personName } from '#server/modules/readers/evidence/person-name.ts';
import { wayWords } from '#server/modules/readers/evidence/reading-state.ts';
import type { Acknowledged } from '#server/modules/readers/evidence/acknowledgement-repo.ts';
import { hashedTextOf } from '#server/modules/readers/records/reader-hash.ts';
import type { PrintedDocument } from '#server/ports/template-engine.ts';
import { momentIn } from './moment-in.ts';

const NOBODY = 'None';
const ERASED = 'Erased';

type Recorded = { data: { readerHash?: string; readingSeconds?: number | null } };

const networkOf = ({ acknowledgement: { how, network } }: Acknowledged) =>
  network ?? (how === 'signed-sheet' ? 'None: it was signed on paper' : 'No longer kept');

const timeTaken = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const scanOf = ({ acknowledgement: { how }, scanSha256 }: Acknowledged) =>
  how === 'signed-sheet' && scanSha256 ? [['SHA-256 of the scan', scanSha256]] : [];

/** What is recorded of one reading, whole, and how anybody can check it. It claims nothing beyond that. */
export const proofDocument = (
  found: Acknowledged,
  { businessName, timeZone, today }: BusinessClock,
): PrintedDocument => {
  const { acknowledgement, reader, document, record } = found;
  const { listedName, typedName, salt, acknowledgedAt, how, revision, sha256, statement } = acknowledgement;
  const { readerHash = '', readingSeconds } = (JSON.parse(record.content) as Recorded).data;
  const isPaper = how === 'signed-sheet';
  const person = personName({ number: reader.number, name: listedName });
  const name = [document.number, document.title].filter(Boolean).join(' ');
  const place = momentIn(timeZone, acknowledgedAt);
  const rows = [
    ['Person', person],
    ['Reader No.', String(reader.number)],
    ['Name as typed', salt === null ? ERASED : (typedName ?? NOBODY)],
    ['Document', name],
    ['Revision', String(revision)],
    ['SHA-256 of its PDF', sha256],
    [isPaper ? 'Scan attached (UTC)' : 'Time (UTC)', acknowledgedAt.toISOString()],
    [`In the time zone of the business`, place],
    ['Statement', statement],
    ['How', wayWords[how]],
    ...scanOf(found),
    ...(typeof readingSeconds === 'number'
      ? [['From the first page to the statement', timeTaken(readingSeconds)]]
      : []),
    ['Network', networkOf(found)],
    ['Position in the chain', String(acknowledgement.recordPosition)],
    ['Hash of this record', record.hash],
    ['Hash of the record before', record.previousHash || 'None: this is the first record'],
    ['Hash of the reader', readerHash],
    ['Salt of that hash', salt ?? ERASED],
  ];
  return {
    title: `Proof of reading, ${name}, revision ${revision}, ${person}`,
    business: businessName,
    day: today,
    summary: `Record ${acknowledgement.recordPosition}`,
    paper: 'letter',
    isUpright: true,
    parts: [
      {
        kind: 'statement',
        text: isPaper
          ? `${person} signed on paper to have read revision ${revision} of “${document.title}”. The scan was attached on ${place}.`
          : `${person} stated on ${place} to have read revision ${revision} of “${document.title}”.`,
      },
      {
        kind: 'table',
        columns: [
          { title: 'What is recorded', width: 27, kind: 'text' },
          { title: 'As it was written down', width: 73, kind: 'text' },
        ],
        rows,
      },
      { kind: 'heading', text: 'How to check it' },
      ...checksOf(found, readerHash).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'heading', text: 'The record, as it is kept and hashed' },
      { kind: 'text', text: record.content },
    ],
  };
};

const checksOf = ({ acknowledgement, record }: Acknowledged, readerHash: string) => {
  const { listedName, typedName, salt, revision } = acknowledgement;
  const person =
    listedName === null || salt === null
      ? 'The person: the names and the salt were erased at the request of the business. The hash of the reader stays in the record; without them nobody can tell whose it is.'
      : `The person: the SHA-256 of the following line, in UTF-8 and without a line break, is ${shortOf(readerHash)}: ${hashedTextOf(salt, { listedName, typedName })}`;
  return [
    `The file: the SHA-256 of the PDF of revision ${revision}, as it was handed out while in force, is the one above. On Windows: Get-FileHash. On a Mac: shasum -a 256. On Linux: sha256sum.`,
    person,
    `The record: the SHA-256 of the hash of the record before it${record.previousHash ? '' : ' (here: of nothing)'}, a line feed (one byte, 0A), and the record’s text below, in UTF-8, is ${shortOf(record.hash)}.`,
    'The chain: the next record begins with this hash, and so on to the last one. Whoever changes a record has to change all that follow it.',
    'This page tells what was recorded, and nothing beyond that.',
  ];
};

const shortOf = (hash: string) => `${hash.slice(0, 12)}…`;
